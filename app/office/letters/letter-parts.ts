import type { AnswerRow } from "#travel/move/move-words.server.ts";

/** A part of a letter, which is written as text and as HTML. */
export type Part =
  | { kind: "paragraph"; text: string }
  /** The office's own words, with their line breaks. */
  | { kind: "words"; text: string }
  | { kind: "rows"; title: string | null; rows: AnswerRow[] }
  | { kind: "link"; label: string; url: string }
  | { kind: "signature"; lines: string[] };

/** A letter before it is written. Mailboxes show its first sentence beside the subject. */
export type Draft = { subject: string; parts: Part[] };

export const paragraph = (text: string): Part => ({ kind: "paragraph", text });

/** Forms are posted with CR and LF. */
export const officeWords = (text: string): Part => ({
  kind: "words",
  text: text.replaceAll("\r\n", "\n"),
});

/** The parts as plain text, in lines of any length, which every mail program breaks as its window needs. */
export const writeText = (parts: Part[]): string => `${parts.map(textOf).join("\n\n")}\n`;

function textOf(part: Part): string {
  switch (part.kind) {
    case "rows": {
      const lines = part.rows.map(({ label, value }) => `${label}: ${value}`);
      return part.title === null ? lines.join("\n") : [part.title, "", ...lines].join("\n");
    }
    case "link":
      return `${part.label}:\n${part.url}`;
    case "signature":
      return part.lines.join("\n");
    default:
      return part.text;
  }
}
