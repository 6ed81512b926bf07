import { createHash } from "node:crypto";
import { families } from "./social-image-fonts.ts";
import { colours, ticket } from "./social-image-look.ts";

/** The plane of app/ui/flight-path.tsx, whose JSX Node cannot load. */
export const planeShape =
  "M12 0C12-1.3 10.4-1.9 8.6-1.9H3.4L-2.8-10.4H-5.6L-2.9-1.9H-7.6L-10-4.9H-12L-10.7 0-12 4.9H-10L-7.6 1.9H-2.9L-5.6 10.4H-2.8L3.4 1.9H8.6C10.4 1.9 12 1.3 12 0Z";

const middle = (ticket.tear + ticket.right) / 2;

/** The part to tear off: a flight, and a bar code that is another one for each `title`. */
export function drawStub(title: string): string {
  const bandMiddle = (ticket.top + ticket.bandBottom) / 2;
  return `<text x="${middle + 3}" y="${bandMiddle + 8}" text-anchor="middle" font-family="${families.sans}" font-size="23" letter-spacing="2.4" fill="${colours.marigoldBright}">BOARDING PASS</text>
<g transform="translate(${middle} 0)">
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
  const left = Math.round(middle - (last.x + last.width) / 2);
  return bars.map(({ x, width }) => `M${left + x} 488h${width}v62h${-width}z`).join("");
}
