import { type CSSProperties, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Draft, Part } from "./letter-parts.ts";

/**
 * The letter as an HTML document. It sets no colours, so that mail programs may show it in theirs and invert it; they keep
 * inline styles alone.
 */
export const writeHtml = (draft: Draft): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterPage {...draft} />)}`;

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const styles = {
  page: {
    maxWidth: "36rem",
    padding: "8px",
    font: `16px/1.5 ${font}`,
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
  first: { margin: "0 0 20px", fontSize: "20px", lineHeight: 1.4, fontWeight: 600 },
  paragraph: { margin: "0 0 16px" },
  words: { margin: "0 0 24px", whiteSpace: "pre-wrap" },
  note: { margin: "0 0 12px", fontSize: "14px", opacity: 0.75 },
  title: { margin: "24px 0 8px", fontSize: "18px", fontWeight: 600 },
  rows: { margin: "0 0 16px" },
  row: { margin: "0 0 4px" },
  label: { display: "inline", opacity: 0.75 },
  value: { display: "inline", margin: 0 },
  linkLine: { margin: "24px 0" },
  link: {
    display: "inline-block",
    padding: "10px 20px",
    border: "2px solid",
    borderRadius: "8px",
    color: "inherit",
    fontWeight: 600,
  },
  quietLink: { display: "inline-block", padding: "8px 0", color: "inherit" },
  signature: { margin: "32px 0 0", paddingTop: "16px", borderTop: "1px solid", opacity: 0.75 },
} satisfies Record<string, CSSProperties>;

function LetterPage({ subject, parts }: Draft) {
  return (
    <html lang="en-IN" style={{ colorScheme: "light dark" }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body>
        <div style={styles.page}>
          {parts.map((part, index) => (
            <LetterPart key={index} part={part} isFirst={index === 0} />
          ))}
        </div>
      </body>
    </html>
  );
}

function LetterPart({ part, isFirst }: { part: Part; isFirst: boolean }) {
  switch (part.kind) {
    case "title":
      return <h2 style={styles.title}>{part.text}</h2>;
    case "rows":
      return (
        <dl style={styles.rows}>
          {part.rows.map(({ label, value }) => (
            <div key={label} style={styles.row}>
              <dt style={styles.label}>{label}: </dt>
              <dd style={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "link":
      return (
        <p style={styles.linkLine}>
          <a href={part.url} style={styles.link}>
            {part.label}
          </a>
        </p>
      );
    case "quiet-link":
      return (
        <p style={styles.note}>
          <a href={part.url} style={styles.quietLink}>
            {part.label}
          </a>
        </p>
      );
    case "signature":
      return (
        <p style={styles.signature}>
          <Lines lines={part.lines} />
        </p>
      );
    case "words":
      return (
        <p style={styles.words}>
          <Lines lines={part.text.split("\n")} />
        </p>
      );
    default:
      return <p style={isFirst ? styles.first : styles[part.kind]}>{part.text}</p>;
  }
}

/** Not every mail program keeps the line breaks of `pre-wrap`. */
const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
