import type { AnswerRow } from "#travel/move/move-words.server.ts";

/** A part of a letter, which is written as text and as HTML. */
export type Part =
  | { kind: "title" | "paragraph" | "note"; text: string }
  /** The office's own words, with their line breaks. */
  | { kind: "words"; text: string }
  | { kind: "rows"; rows: AnswerRow[] }
  /** A quiet one is for few: it does not look like a button. */
  | { kind: "link" | "quiet-link"; label: string; url: string }
  | { kind: "signature"; lines: string[] };

/** A letter before it is written. Mailboxes show its first sentence beside the subject. */
export type Draft = { subject: string; parts: Part[] };

export const paragraph = (text: string): Part => ({ kind: "paragraph", text });

export const title = (text: string): Part => ({ kind: "title", text });

/** Below all else, for those whom it concerns. */
export const note = (text: string): Part => ({ kind: "note", text });

/** Forms are posted with CR and LF. */
export const officeWords = (text: string): Part => ({
  kind: "words",
  text: text.replaceAll("\r\n", "\n"),
});

/** The parts as plain text, in lines of any length, which every mail program breaks as its window needs. */
export const writeText = (parts: Part[]): string => `${parts.map(textOf).join("\n\n")}\n`;

function textOf(part: Part): string {
  switch (part.kind) {
    case "rows":
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "link":
    case "quiet-link":
      return `${part.label}:\n${part.url}`;
    case "signature":
      return part.lines.join("\n");
    default:
      return part.text;
  }
}
