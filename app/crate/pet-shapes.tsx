import type { ReactNode } from "react";
import type { CrateMeasures } from "./crate-measures";

/** A pet from the side, nose to the left, and the box of its measures in the units of its drawing. */
type Shape = { noseX: number; tailX: number; groundY: number; topY: number; parts: ReactNode };

const light = "#c98a4b";
const dark = "#8a5a33";
const pale = "#f1ddbd";
const ink = "#241a16";

// The dog is that of app/pictures/crate-measuring.svg, with fewer details.
const dog: Shape = {
  noseX: 150,
  tailX: 645,
  groundY: 560,
  topY: 96,
  parts: (
    <>
      <path
        fill={light}
        d="M622 262C668 262 706 240 709 202C711 176 690 164 676 176C654 188 632 158 710 148C738 162 742 206 724 238C704 272 668 290 630 290Z"
      />
      <path
        fill={dark}
        transform="translate(-40 -5)"
        d="M322 300C314 340 322 380 328 412C333 450 333 474 333 500C333 520 326 532 320 545Q314 560 327 560H360Q369 558 366 546C362 528 361 510 361 490C362 460 366 432 374 402C392 372 398 330 380 290Z"
      />
      <path
        fill={dark}
        transform="translate(-46 -5)"
        d="M590 262C548 280 530 330 534 366C536 386 541 400 552 410C574 428 596 446 602 468C604 496 597 526 589 544Q580 560 594 560H632Q641 558 637 546C634 522 638 500 644 482C652 474 652 462 646 454C636 438 636 420 641 400C650 370 656 340 655 318C654 296 648 280 634 268Z"
      />
      <path
        fill={light}
        d="M300 172C332 192 352 226 398 240C450 252 510 250 560 248C596 248 622 256 638 268C654 290 658 320 650 348C630 380 590 392 556 384C510 372 450 392 400 402C370 408 340 400 318 376C296 352 284 326 284 300C272 280 262 262 252 246Z"
      />
      <path
        fill={pale}
        d="M262 264C272 280 284 292 286 312C290 334 304 354 320 370C318 344 322 322 330 304C314 296 300 276 292 258Z"
      />
      <path
        fill={light}
        d="M590 262C548 280 530 330 534 366C536 386 541 400 552 410C574 428 596 446 602 468C604 496 597 526 589 544Q580 560 594 560H632Q641 558 637 546C634 522 638 500 644 482C652 474 652 462 646 454C636 438 636 420 641 400C650 370 656 340 655 318C654 296 648 280 634 268Z"
      />
      <path
        fill={light}
        d="M322 300C314 340 322 380 328 412C333 450 333 474 333 500C333 520 326 532 320 545Q314 560 327 560H360Q369 558 366 546C362 528 361 510 361 490C362 460 366 432 374 402C392 372 398 330 380 290Z"
      />
      <path fill={dark} d="M252 178C250 146 262 120 280 106C290 124 292 150 286 178Z" />
      <path
        fill={light}
        d="M152 214C160 207 172 205 184 202C200 199 214 196 226 188C240 172 262 162 284 168C306 174 322 190 328 210C334 234 324 256 302 266C284 274 262 274 240 268C214 266 190 260 172 252C162 248 158 242 158 236Z"
      />
      <path
        fill={pale}
        d="M154 212C166 205 180 204 194 201C200 204 204 210 214 216C230 222 240 232 236 246C232 258 228 264 222 265C202 263 186 258 172 252C162 248 158 242 157 236Z"
      />
      <path
        fill={light}
        d="M264 180C268 142 286 114 312 96C330 124 336 168 318 206C298 204 276 196 264 180Z"
      />
      <path
        fill={dark}
        d="M281 180C283 150 294 130 309 116C318 142 318 172 308 194C298 192 288 188 281 180Z"
      />
      <path
        fill={ink}
        d="M164 211C156 207 149 212 150 221C151 230 158 235 165 232C172 227 172 216 164 211Z"
      />
      <ellipse fill={ink} cx="238" cy="204" rx="7" ry="7.5" />
    </>
  ),
};

const cat: Shape = {
  noseX: 100,
  tailX: 520,
  groundY: 460,
  topY: 100,
  parts: (
    <>
      <path
        fill="none"
        stroke="#7c7f86"
        strokeWidth="30"
        strokeLinecap="round"
        d="M508 250C580 250 590 180 566 120"
      />
      <path fill="#63666d" d="M232 300H268V440Q268 458 250 458H236Q226 456 230 444Z" />
      <path fill="#63666d" d="M420 300H462L456 440Q456 458 440 458H424Q414 456 418 444Z" />
      <path
        fill="#8e9299"
        d="M214 220C260 206 330 214 400 208C460 204 512 220 522 268C528 312 500 336 460 342C390 350 320 346 262 344C222 340 200 300 204 262Z"
      />
      <path fill={pale} d="M214 300C240 334 300 346 352 346C300 352 248 350 226 332Z" />
      <path fill="#8e9299" d="M252 300H292L288 444Q288 460 272 460H252Q242 458 246 446Z" />
      <path
        fill="#8e9299"
        d="M462 280H520C520 340 500 380 498 444Q498 460 482 460H462Q452 458 456 446Z"
      />
      <path fill="#8e9299" d="M138 190L146 104Q178 118 196 158ZM214 156L250 100Q266 140 254 196Z" />
      <path fill="#c99a90" d="M150 170L154 122Q172 132 182 156ZM226 158L246 122Q254 148 248 180Z" />
      <path
        fill="#8e9299"
        d="M100 232C100 176 146 146 190 148C240 150 270 186 266 232C262 280 226 296 184 294C140 292 102 272 100 232Z"
      />
      <path
        fill={pale}
        d="M102 244C116 232 146 232 160 250C166 274 150 292 136 284C118 276 104 262 102 244Z"
      />
      <path fill="#c9706a" d="M100 236Q110 230 118 238Q110 248 101 244Z" />
      <ellipse fill={ink} cx="150" cy="212" rx="8" ry="12" />
      <path
        fill="none"
        stroke="#63666d"
        strokeWidth="9"
        strokeLinecap="round"
        d="M300 214V250M346 212V252M392 210V248M438 210V244"
      />
    </>
  ),
};

const shapes: Record<CrateMeasures["pet"], Shape> = { dog, cat };

type PetFromSideProps = Pick<CrateMeasures, "pet" | "aCm" | "dCm">;

/** Stands on the line y = 0 with its nose on x = 0, in centimetres. The tail lies behind its root. */
export function PetFromSide({ pet, aCm, dCm }: PetFromSideProps) {
  const { noseX, tailX, groundY, topY, parts } = shapes[pet];
  const scale = `scale(${aCm / (tailX - noseX)} ${dCm / (groundY - topY)})`;
  return <g transform={`${scale} translate(${-noseX} ${-groundY})`}>{parts}</g>;
}

type PetFromFrontProps = Pick<CrateMeasures, "pet" | "bCm" | "cCm" | "dCm">;

/** Stands on the line y = 0, its middle on x = 0, in centimetres. */
export function PetFromFront({ pet, bCm, cCm, dCm }: PetFromFrontProps) {
  const [coat, shade] = pet === "dog" ? [light, dark] : ["#8e9299", "#63666d"];
  const headRadius = Math.min(cCm * 0.42, (dCm - bCm) * 0.4);
  const headY = -(dCm - headRadius * 1.45);
  const bodyTop = headY + headRadius * 0.6;
  const legWidth = cCm * 0.3;
  const ear = headRadius * 0.75;
  return (
    <g>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <rect
            x={cCm * 0.12}
            y={-bCm * 1.2}
            width={legWidth}
            height={bCm * 1.2}
            rx={legWidth / 2.4}
            fill={shade}
          />
          <path
            fill={shade}
            d={`M${headRadius * 0.15} ${headY - headRadius * 0.7}L${ear} ${-dCm}Q${headRadius * 1.2} ${headY - headRadius * 0.4} ${headRadius * 0.9} ${headY}Z`}
          />
        </g>
      ))}
      <rect
        x={-cCm / 2}
        y={bodyTop}
        width={cCm}
        height={-bodyTop - bCm * 0.8}
        rx={cCm * 0.42}
        fill={coat}
      />
      <ellipse
        cx="0"
        cy={(bodyTop - bCm) / 2}
        rx={cCm * 0.2}
        ry={(-bodyTop - bCm) * 0.38}
        fill={pale}
      />
      <circle cx="0" cy={headY} r={headRadius} fill={coat} />
      <ellipse
        cx="0"
        cy={headY + headRadius * 0.4}
        rx={headRadius * 0.5}
        ry={headRadius * 0.4}
        fill={pale}
      />
      <circle cx="0" cy={headY + headRadius * 0.2} r={headRadius * 0.15} fill={ink} />
      <circle
        cx={headRadius * 0.42}
        cy={headY - headRadius * 0.2}
        r={headRadius * 0.11}
        fill={ink}
      />
      <circle
        cx={-headRadius * 0.42}
        cy={headY - headRadius * 0.2}
        r={headRadius * 0.11}
        fill={ink}
      />
    </g>
  );
}
