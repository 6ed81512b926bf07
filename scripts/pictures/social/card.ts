import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { company } from "../../../app/content/company.ts";
import { type TitleLayout, titleLineHeight } from "./title.ts";

const imageWidth = 1200;
const imageHeight = 630;

/** The colours of app/app.css. */
export const colours = {
  cream: "#fbf4e6",
  paper: "#fffbf2",
  sandDeep: "#d9c59b",
  ink: "#14262b",
  teal: "#0f5c63",
  marigold: "#f2a516",
  marigoldBright: "#f9c85a",
  marigoldPale: "#fbe7bd",
  marigoldDeep: "#7d4a05",
};

/** The family names inside the variable fonts, which stay the same whatever the axes are pinned to. */
export const families = { display: "Fraunces 9pt Black", sans: "Source Sans 3 ExtraLight" };

/** The plane of app/ui/plane-shape.tsx; Node cannot load its JSX. */
export const planeShape =
  "M12 0C12-1.3 10.4-1.9 8.6-1.9H3.4L-2.8-10.4H-5.6L-2.9-1.9H-7.6L-10-4.9H-12L-10.7 0-12 4.9H-10L-7.6 1.9H-2.9L-5.6 10.4H-2.8L3.4 1.9H8.6C10.4 1.9 12 1.3 12 0Z";

// The boarding pass: its edges, the perforation before the stub, and where the band and the line below it end.
const left = 44;
const top = 40;
const right = 1156;
const bottom = 588;
const tear = 896;
const notch = 22;
const corner = 34;
const bandBottom = 166;
const lineBottom = 174;
const bandMiddle = (top + bandBottom) / 2;
const stubMiddle = (tear + right) / 2;
const textLeft = left + 58;

export const titleWidth = tear - textLeft - 44;

const logoRadius = 45;
const logoMiddle = textLeft + logoRadius - 2;
const nameLeft = logoMiddle + logoRadius + 22;

export const nameWidth = tear - notch - nameLeft;
export const largestNameSize = 48;

const kindSize = 34;
/** The height of capitals, relative to the font size. */
const capitalHeight = 0.7;

const logo = readFileSync(new URL("../../../public/favicon.svg", import.meta.url), "utf8");
/** The logo in one colour: the paw is cut out of the flower. */
const watermark = logo.replaceAll("#0F5C63", colours.paper);
const place = (svg: string, x: number, y: number, size: number) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

type Drawing = { title: TitleLayout; kind: string; nameSize: number };

/** The boarding pass of one page, as SVG; `nameSize` is the font size of the company's name. */
export function drawCard(card: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">
<clipPath id="ticket"><path d="${ticketOutline()}"/></clipPath>
<clipPath id="paper"><path d="M${left} ${lineBottom}H${tear}V${bottom}H${left}z"/></clipPath>
<filter id="blur" x="-5%" y="-5%" width="110%" height="115%"><feGaussianBlur stdDeviation="12"/></filter>
<rect width="${imageWidth}" height="${imageHeight}" fill="${colours.cream}"/>
<path d="${ticketOutline()}" transform="translate(0 10)" fill="${colours.ink}" opacity=".16" filter="url(#blur)"/>
<g clip-path="url(#ticket)">
<rect width="${imageWidth}" height="${imageHeight}" fill="${colours.paper}"/>
<g clip-path="url(#paper)" opacity=".09">${place(watermark, tear - 300, bottom - 330, 440)}</g>
<rect x="${tear}" width="${right - tear}" height="${imageHeight}" fill="${colours.marigoldPale}"/>
<rect width="${imageWidth}" height="${bandBottom}" fill="${colours.teal}"/>
<rect y="${bandBottom}" width="${imageWidth}" height="${lineBottom - bandBottom}" fill="${colours.marigold}"/>
</g>
<path d="M${tear} ${top + notch + 10}V${bottom - notch}" stroke="${colours.sandDeep}" stroke-width="4" stroke-dasharray="12 10"/>
${drawBrand(card.nameSize)}
${drawText(card)}
${drawStub(card.title.lines.join(" "))}
</svg>`;
}

function ticketOutline(): string {
  const turn = `a${corner} ${corner} 0 0 1`;
  const bite = `a${notch} ${notch} 0 0 0`;
  return [
    `M${left + corner} ${top}H${tear - notch}${bite} ${2 * notch} 0H${right - corner}`,
    `${turn} ${corner} ${corner}V${bottom - corner}${turn} ${-corner} ${corner}`,
    `H${tear + notch}${bite} ${-2 * notch} 0H${left + corner}`,
    `${turn} ${-corner} ${-corner}V${top + corner}${turn} ${corner} ${-corner}z`,
  ].join("");
}

function drawBrand(nameSize: number): string {
  const logoSize = 72;
  return `<circle cx="${logoMiddle}" cy="${bandMiddle}" r="${logoRadius}" fill="${colours.paper}"/>
${place(logo, logoMiddle - logoSize / 2, bandMiddle - logoSize / 2, logoSize)}
<text x="${nameLeft}" y="${bandMiddle + nameSize / 3}" font-family="${families.display}" font-size="${nameSize}" letter-spacing="-.5" fill="${colours.paper}">${escapeXml(company.name)}</text>`;
}

/** The kind of page and its title, vertically centred below the band. */
function drawText({ title, kind }: Drawing): string {
  const { fontSize, lines } = title;
  const lineHeight = fontSize * titleLineHeight;
  // The band names the company already.
  const isCompany = kind === company.name;
  const above = isCompany ? 50 : kindSize * capitalHeight + 32;
  const textHeight = above + fontSize * capitalHeight + lineHeight * (lines.length - 1);
  const start = lineBottom + (bottom - lineBottom - textHeight) / 2;
  const drawnLines = lines.map((line, index) => {
    const y = start + above + fontSize * capitalHeight + index * lineHeight;
    return `<text x="${textLeft}" y="${y}" font-family="${families.display}" font-size="${fontSize}" letter-spacing="${-0.012 * fontSize}" fill="${colours.ink}">${escapeXml(line)}</text>`;
  });
  const head = isCompany
    ? `<rect x="${textLeft}" y="${start}" width="76" height="8" rx="4" fill="${colours.marigold}"/>`
    : `<text x="${textLeft}" y="${start + kindSize * capitalHeight}" font-family="${families.sans}" font-size="${kindSize}" letter-spacing="3.5" fill="${colours.marigoldDeep}">${escapeXml(kind.toUpperCase())}</text>`;
  return [head, ...drawnLines].join("\n");
}

/** The part to tear off: a flight, and a bar code that is derived from the title. */
function drawStub(title: string): string {
  return `<text x="${stubMiddle + 3}" y="${bandMiddle + 8}" text-anchor="middle" font-family="${families.sans}" font-size="23" letter-spacing="2.4" fill="${colours.marigoldBright}">BOARDING PASS</text>
<g transform="translate(${stubMiddle} 0)">
<path d="M-46 447C36 438 76 394 14 352S-58 282 6 256" fill="none" stroke="${colours.marigold}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 19.5"/>
<circle cx="-72" cy="449" r="12" fill="${colours.paper}" stroke="${colours.teal}" stroke-width="7"/>
<path d="${planeShape}" fill="${colours.teal}" transform="translate(60 240) rotate(-16) scale(3.5)"/>
</g>
<path d="${barCode(title)}" fill="${colours.ink}"/>`;
}

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
