import { readFileSync } from "node:fs";
import { company } from "../app/content/company.ts";
import { families } from "./social-image-fonts.ts";
import { colours, escapeXml, imageSize, ticket } from "./social-image-look.ts";
import { drawStub } from "./social-image-stub.ts";
import { type TitleLayout, titleLineHeight } from "./social-image-title.ts";

const { width, height } = imageSize;
const { left, top, right, bottom, tear, notch, corner, bandBottom, lineBottom } = ticket;
const textLeft = left + 58;

export const titleWidth = tear - textLeft - 44;

const kindSize = 34;
/** How tall capitals are, in times the font size. */
const capital = 0.7;

/** The brand's mark, for its own corner of the coordinates. */
const mark = readFileSync(new URL("../public/favicon.svg", import.meta.url), "utf8");
/** The same as a watermark: the paw is cut out of the flower. */
const watermark = mark.replaceAll("#0F5C63", colours.paper);
const place = (svg: string, x: number, y: number, size: number) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The boarding pass of one page, as SVG. */
export function drawCard(card: { title: TitleLayout; kind: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<clipPath id="ticket"><path d="${ticketOutline()}"/></clipPath>
<clipPath id="paper"><path d="M${left} ${lineBottom}H${tear}V${bottom}H${left}z"/></clipPath>
<filter id="blur" x="-5%" y="-5%" width="110%" height="115%"><feGaussianBlur stdDeviation="12"/></filter>
<rect width="${width}" height="${height}" fill="${colours.cream}"/>
<path d="${ticketOutline()}" transform="translate(0 10)" fill="${colours.ink}" opacity=".16" filter="url(#blur)"/>
<g clip-path="url(#ticket)">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<g clip-path="url(#paper)" opacity=".09">${place(watermark, tear - 300, bottom - 330, 440)}</g>
<rect x="${tear}" width="${right - tear}" height="${height}" fill="${colours.marigoldPale}"/>
<rect width="${width}" height="${bandBottom}" fill="${colours.teal}"/>
<rect y="${bandBottom}" width="${width}" height="${lineBottom - bandBottom}" fill="${colours.marigold}"/>
</g>
<path d="M${tear} ${top + notch + 10}V${bottom - notch}" stroke="${colours.sandDeep}" stroke-width="4" stroke-dasharray="12 10"/>
${drawBrand()}
${drawWords(card)}
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

function drawBrand(): string {
  const middle = (top + bandBottom) / 2;
  const radius = 45;
  const markSize = 72;
  const x = textLeft + radius - 2;
  return `<circle cx="${x}" cy="${middle}" r="${radius}" fill="${colours.paper}"/>
${place(mark, x - markSize / 2, middle - markSize / 2, markSize)}
<text x="${x + radius + 22}" y="${middle + 16}" font-family="${families.display}" font-size="48" letter-spacing="-.5" fill="${colours.paper}">${escapeXml(company.name)}</text>`;
}

/** What the page is and its title, halfway between the band and the ticket's end. */
function drawWords({ title, kind }: { title: TitleLayout; kind: string }): string {
  const { fontSize, lines } = title;
  const lineHeight = fontSize * titleLineHeight;
  // The band has said that already.
  const isBrand = kind === company.name;
  const above = isBrand ? 50 : kindSize * capital + 32;
  const tallness = above + fontSize * capital + lineHeight * (lines.length - 1);
  const start = lineBottom + (bottom - lineBottom - tallness) / 2;
  const drawnLines = lines.map((line, index) => {
    const y = start + above + fontSize * capital + index * lineHeight;
    return `<text x="${textLeft}" y="${y}" font-family="${families.display}" font-size="${fontSize}" letter-spacing="${-0.012 * fontSize}" fill="${colours.ink}">${escapeXml(line)}</text>`;
  });
  const head = isBrand
    ? `<rect x="${textLeft}" y="${start}" width="76" height="8" rx="4" fill="${colours.marigold}"/>`
    : `<text x="${textLeft}" y="${start + kindSize * capital}" font-family="${families.sans}" font-size="${kindSize}" letter-spacing="3.5" fill="${colours.marigoldDeep}">${escapeXml(kind.toUpperCase())}</text>`;
  return [head, ...drawnLines].join("\n");
}
