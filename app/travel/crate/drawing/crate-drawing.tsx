import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { petsInCrate } from "#travel/crate/formula/sharing.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { boxWords } from "#travel/crate/result/margin-words.ts";
import { CrateShell } from "./crate-shell.tsx";
import { MeasureLine } from "./measure-line.tsx";
import { PetFromFront, PetFromSide } from "./pet-shapes.tsx";

type CrateDrawingProps = {
  measures: CrateMeasures;
  /** The inside of the crate that the pet stands in, and its name. */
  inside: CrateBox;
  crateName: string;
  isTooSmall?: boolean;
  caption: string;
  /** Whether the measures are no visitor’s, which a phone says, too. */
  isExample?: boolean;
};

/** In pixels of a phone 360 wide, where the numbers have the size of captions. The fields below keep their place. */
const frame = { width: 296, height: 160, left: 32, between: 40, right: 4, top: 22, bottom: 30 };

/** Both views have one scale, so that they can be compared. */
export function CrateDrawing(props: CrateDrawingProps) {
  const { measures, inside, crateName, isTooSmall, caption, isExample } = props;
  const { pet, aCm, bCm, cCm, dCm, padCm } = measures;
  const pets = petsInCrate(measures);
  const { lengthCm, widthCm, heightCm } = inside;
  const sideCm = Math.max(lengthCm, aCm);
  const frontCm = Math.max(widthCm, (pets + 1) * cCm);
  const around = frame.left + frame.between + frame.right;
  const scale = Math.min(
    (frame.width - around) / (sideCm + frontCm),
    (frame.height - frame.top - frame.bottom) / Math.max(heightCm, dCm + padCm),
  );
  const spare = frame.width - around - (sideCm + frontCm) * scale;
  const [width, frontWidth, height] = [lengthCm * scale, widthCm * scale, heightCm * scale];
  const padHeight = padCm * scale;
  // The tail has more room behind it than the nose before it.
  const noseCm = Math.max(0, lengthCm - aCm) / 5;
  const nose = noseCm * scale;
  const room = { lengthCm: lengthCm - noseCm, heightCm: heightCm - padCm };
  const freeCm = Math.round((heightCm - dCm - padCm) * 10) / 10;
  const firstPet = frontWidth / 2 - (pets - 1) * 0.75 * cCm * scale;
  return (
    <figure className="@container max-sm:pb-2">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={`The ${pet} standing in ${crateName}, ${boxWords(inside)} inside, from the side and from the front, to scale.`}
        className="mx-auto block w-full max-w-lg text-[14.5px] @md:text-[10px] print:h-56"
        fontWeight="600"
        textAnchor="middle"
      >
        <g transform={`translate(${frame.left + spare / 2} ${frame.height - frame.bottom})`}>
          <CrateShell width={width} height={height} padHeight={padHeight} isTooSmall={isTooSmall} />
          {freeCm > 0 && !isTooSmall && (
            <Headroom width={width} height={height} freeCm={freeCm} bandHeight={freeCm * scale} />
          )}
          <g transform={`translate(${nose} ${-padHeight}) scale(${scale})`}>
            <PetFromSide pet={pet} aCm={aCm} bCm={bCm} dCm={dCm} room={isTooSmall ? null : room} />
          </g>
          <MeasureLine letter="A" cm={aCm} length={aCm * scale} x={nose} y={14} />
          <MeasureLine letter="D" cm={dCm} length={dCm * scale} x={-12} y={-padHeight} isUpright />
          <g transform={`translate(${sideCm * scale})`}>
            <MeasureLine letter="B" cm={bCm} length={bCm * scale} x={13} y={-padHeight} isUpright />
          </g>
          <g transform={`translate(${sideCm * scale + frame.between} 0)`}>
            <CrateShell
              width={frontWidth}
              height={height}
              padHeight={padHeight}
              isTooSmall={isTooSmall}
              isFront
            />
            {[0, 1, 2].slice(0, pets).map((index) => (
              <g
                key={index}
                transform={`translate(${firstPet + index * 1.5 * cCm * scale} ${-padHeight}) scale(${scale})`}
              >
                <PetFromFront pet={pet} aCm={aCm} bCm={bCm} cCm={cCm} dCm={dCm} />
              </g>
            ))}
            <MeasureLine
              letter="C"
              cm={cCm}
              length={cCm * scale}
              x={firstPet - (cCm / 2) * scale}
              y={10}
            />
          </g>
        </g>
      </svg>
      <figcaption
        className={`mt-1 mb-3 text-center text-ink-soft text-sm ${isExample ? "max-sm:mb-0" : "max-sm:sr-only"}`}
      >
        {caption}
      </figcaption>
    </figure>
  );
}

type HeadroomProps = { width: number; height: number; bandHeight: number; freeCm: number };

/** The room between the pet's head and the roof. */
function Headroom({ width, height, bandHeight, freeCm }: HeadroomProps) {
  return (
    <>
      <path
        d={`M1 ${bandHeight / 2 - height}H${width}`}
        strokeWidth={bandHeight}
        strokeDasharray="1.5 4"
        className="stroke-leaf"
        opacity=".6"
      />
      <text x={width / 2} y={-height - 8} className="fill-leaf">
        {`${freeCm} cm free`}
      </text>
    </>
  );
}
