import { ContactBand } from "~/contact/contact-band";

export function Contact() {
  return (
    <div id="contact">
      <ContactBand title="Tell us who is travelling" buttonLabel="Get Free Quote">
        Your pet’s breed and age, from where to where, and the month you have in mind. That is
        enough for a first answer.
      </ContactBand>
    </div>
  );
}
