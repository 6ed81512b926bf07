import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { company } from "#content/company/company.ts";
import { type TitleLayout, titleLineHeight } from "./title.ts";

/** The family names inside the variable fonts, which stay the same whatever the axes are pinned to. */
export const families = { display: "Fraunces 9pt Black", sans: "Source Sans 3 ExtraLight" };

export const titleWidth = 750;
export const nameWidth = 662;
export const largestNameSize = 48;

// Where card.svg leaves room for the texts, and the middle of the part to tear off.
const textLeft = 102;
const textTop = 174;
const textBottom = 588;
const stubMiddle = 1026;

/** The height of capitals, relative to the font size. */
const capitalHeight = 0.7;
const kindHeight = 34 * capitalHeight;

const card = readFileSync(new URL("card.svg", import.meta.url), "utf8");
const logo = readFileSync(new URL("../../../public/favicon.svg", import.meta.url), "utf8");
/** The logo in one colour: the paw is cut out of the flower. */
const watermark = logo.replaceAll("#0F5C63", "#fffdf8");

/** Where a picture covers the stub, in pixels. */
export const pictureBox = { x: 896, y: 174, width: 260, height: 414 };

type Drawing = {
  title: TitleLayout;
  kind: string;
  nameSize: number;
  /** Of the size of its box; absent: the stub has a flight path. */
  picture?: Buffer | undefined;
};

/** The boarding pass of one page, as SVG; `nameSize` is the font size of the company's name. */
export function drawCard({ title, kind, nameSize, picture }: Drawing): string {
  const { fontSize, lines } = title;
  const lineHeight = fontSize * titleLineHeight;
  // The band names the company already.
  const isCompany = kind === company.name;
  // The kind of page and its title are vertically centred below the band.
  const above = isCompany ? 50 : kindHeight + 32;
  const textHeight = above + fontSize * capitalHeight + lineHeight * (lines.length - 1);
  const start = textTop + (textBottom - textTop - textHeight) / 2;
  const drawnLines = lines.map((line, index) => {
    const y = start + above + fontSize * capitalHeight + index * lineHeight;
    return `<text x="${textLeft}" y="${y}" font-size="${fontSize}" letter-spacing="${-0.012 * fontSize}">${escapeXml(line)}</text>`;
  });
  const parts: Record<string, string> = {
    ...families,
    logo,
    watermark,
    name: `<text x="212" y="${103 + nameSize / 3}" font-size="${nameSize}" letter-spacing="-.5">${escapeXml(company.name)}</text>`,
    line: isCompany ? `<rect x="${textLeft}" y="${start}" width="76" height="8" rx="4"/>` : "",
    kind: isCompany
      ? ""
      : `<text x="${textLeft}" y="${start + kindHeight}">${escapeXml(kind.toUpperCase())}</text>`,
    title: drawnLines.join(""),
    bars: barCode(lines.join(" ")),
    picture: picture ? drawPicture(picture) : "",
  };
  return card.replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");
}

function drawPicture(png: Buffer): string {
  const { x, y, width, height } = pictureBox;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/** A path that is derived from the title. */
function barCode(title: string): string {
  const bars: { x: number; width: number }[] = [];
  let end = 0;
  for (const byte of createHash("sha256").update(title).digest()) {
    const width = 3 + 2 * (byte % 3);
    bars.push({ x: end, width });
    end += width + 3 + 2 * ((byte >> 4) % 2);
    if (end > 160) break;
  }
  const last = bars.at(-1) ?? { x: 0, width: 0 };
  const start = Math.round(stubMiddle - (last.x + last.width) / 2);
  return bars.map(({ x, width }) => `M${start + x} 488h${width}v62h${-width}z`).join("");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
