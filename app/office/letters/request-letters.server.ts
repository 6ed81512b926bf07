import { type EnquiryRecord, promiseOf } from "#office/enquiry/store/record.ts";
import { describeChosen } from "#office/quote/input/chosen-answers.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { onBothClocks, shortReplyTime } from "#office/reply/reply-time-words.ts";
import { callUs, linkWithWayOut, referenceRow } from "./closing.server.ts";
import { type Draft, officeWords, type Part, paragraph, title } from "./letter-parts.ts";

type Asked = { enquiry: EnquiryRecord; isBooked: boolean; origin: string };

/** We have it: what was asked in our words, and by when we reply. */
export function draftReceived(
  { enquiry, isBooked, origin }: Asked,
  isCorrection: boolean,
  now: number,
): Draft {
  const replyBy = promiseOf(enquiry);
  const have = `We have your ${isCorrection ? "correction" : nameOf(enquiry)}`;
  const hour =
    replyBy === null || now > replyBy ? "" : `: our reply by ${shortReplyTime(replyBy)} in India`;
  return {
    subject: `${have} ${referenceOf(enquiry.id)}${hour}`,
    parts: [
      paragraph(have + describePromise(enquiry, now)),
      ...(enquiry.kind === "quote" ? describeQuote(enquiry) : describeMessage(enquiry)),
      paragraph(`Something to add? Reply to this mail or ${callUs}`),
      ...linkWithWayOut(enquiry, isBooked, origin),
    ],
  };
}

const nameOf = ({ kind }: EnquiryRecord) => (kind === "quote" ? "request" : "message");

function describePromise(enquiry: EnquiryRecord, now: number): string {
  const replyBy = promiseOf(enquiry);
  if (replyBy === null) return ".";
  const by = onBothClocks(replyBy, enquiry.timeZone);
  return now <= replyBy
    ? `, and reply by ${by}.`
    : `. We promised a reply by ${by}. If it has not arrived, that is our mistake: please call us.`;
}

function describeQuote(enquiry: EnquiryRecord): Part[] {
  const chosen = describeChosen(enquiry.details);
  return [
    { kind: "rows", rows: [referenceRow(enquiry)] },
    ...(chosen.length > 0
      ? [title("What you asked"), { kind: "rows" as const, rows: chosen }]
      : []),
    paragraph(
      "Names, places and anything else in your own words are only on the page of your request.",
    ),
  ];
}

const describeMessage = (enquiry: EnquiryRecord): Part[] => [
  paragraph(
    "It came by the contact form of our website. We do not repeat it here, since anybody could have entered your address.",
  ),
  {
    kind: "rows",
    rows: [
      ...(enquiry.topic === null ? [] : [{ label: "About", value: enquiry.topic }]),
      referenceRow(enquiry),
    ],
  },
];

/** The office's words and nothing else before them. */
export function draftReply({ enquiry, isBooked, origin }: Asked, words: string): Draft {
  return {
    subject: `Our reply to your ${nameOf(enquiry)} ${referenceOf(enquiry.id)}`,
    parts: [
      officeWords(words),
      { kind: "rows", rows: [referenceRow(enquiry)] },
      ...linkWithWayOut(enquiry, isBooked, origin),
    ],
  };
}

/** The hour of our reply has passed. */
export function draftLateReply({ enquiry, isBooked, origin }: Asked): Draft {
  const replyBy = promiseOf(enquiry);
  const by = replyBy === null ? "" : ` by ${onBothClocks(replyBy, enquiry.timeZone)}`;
  return {
    subject: `We are late with our reply to your ${nameOf(enquiry)} ${referenceOf(enquiry.id)}`,
    parts: [
      paragraph(`We promised a reply${by}, and have not sent it. That is our mistake.`),
      paragraph(`Your ${nameOf(enquiry)} is not forgotten: it is at the top of our list.`),
      paragraph(`If you would rather not wait, please ${callUs}`),
      { kind: "rows", rows: [referenceRow(enquiry)] },
      ...linkWithWayOut(enquiry, isBooked, origin),
    ],
  };
}
