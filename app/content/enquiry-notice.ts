import { company } from "./company";
import { ownerFacts } from "./owner-facts";

/** What the form says of the data that it asks for (Digital Personal Data Protection Act, 2023, section 5). */
export const enquiryNotice = `We use your name, e-mail address, phone number, journey and message to answer you, and for nothing else. A form service passes them on to us. This website erases its copy 30 days later, and we erase ours when you ask. To see, correct or erase them, or to take back your consent, write to ${company.email.label}. You may also complain to the Data Protection Board of India.`;

const { officeDays } = ownerFacts.answerTime.value;

/** The promise of an answer, on pages that do not know when the question will come. */
export const answerPromise =
  officeDays === 1
    ? "We answer by the end of the next office day. The next page names the hour."
    : `We answer within ${officeDays} office days. The next page names the hour.`;
