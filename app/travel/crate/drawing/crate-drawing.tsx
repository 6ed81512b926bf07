import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { petsInCrate } from "#travel/crate/formula/sharing.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { boxWords } from "#travel/crate/result/margin-words.ts";
import { PetFromFront, PetFromSide } from "./pet-shapes.tsx";

type CrateDrawingProps = {
  measures: CrateMeasures;
  /** The inside of the crate that the pet stands in, and its name. */
  inside: CrateBox;
  crateName: string;
  caption: string;
};

/**
 * Both views have one scale, so that they can be compared. Lengths in the drawing are centimetres. On a phone its height is
 * fixed: the sliders below it stay under the finger.
 */
export function CrateDrawing({ measures, inside, crateName, caption }: CrateDrawingProps) {
  const { pet, aCm, bCm, cCm, dCm, padCm } = measures;
  const pets = petsInCrate(measures);
  const { lengthCm, widthCm, heightCm } = inside;
  const edge = Math.max(lengthCm, aCm) * 0.16;
  const top = Math.max(heightCm, dCm + padCm) + edge * 0.6;
  const sideWidth = Math.max(lengthCm, aCm) + 2 * edge;
  const frontWidth = Math.max(widthCm, (pets + 1) * cCm) + 2 * edge;
  const text = (sideWidth + frontWidth) * 0.045;
  const noseX = (lengthCm - aCm) / 3;
  const gap = cCm * 1.5;
  return (
    <figure>
      <svg
        viewBox={`${-edge} ${-top} ${sideWidth + frontWidth} ${top + edge * 1.1}`}
        role="img"
        aria-label={`The ${pet} standing in ${crateName}, ${boxWords(inside)} inside, from the side and from the front, to scale.`}
        className="block h-32 w-full sm:h-64 lg:h-auto lg:max-h-120 print:h-56"
        fontSize={text}
        fontWeight="600"
        textAnchor="middle"
      >
        <Crate width={lengthCm} height={heightCm} padCm={padCm} />
        <g transform={`translate(${noseX} ${-padCm})`}>
          <PetFromSide pet={pet} aCm={aCm} dCm={dCm} />
          <Measure letter="A" x1={0} y1={padCm + edge * 0.4} x2={aCm} y2={padCm + edge * 0.4} />
          <Measure letter="B" x1={aCm * 0.52} y1={0} x2={aCm * 0.52} y2={-bCm} />
        </g>
        <Measure letter="D" x1={-edge * 0.5} y1={-padCm} x2={-edge * 0.5} y2={-dCm - padCm} />
        <g transform={`translate(${sideWidth} 0)`}>
          <Crate width={widthCm} height={heightCm} padCm={padCm} />
          <g transform={`translate(${widthCm / 2 - ((pets - 1) * gap) / 2} ${-padCm})`}>
            {[0, 1, 2].slice(0, pets).map((index) => (
              <g key={index} transform={`translate(${index * gap} 0)`}>
                <PetFromFront pet={pet} cCm={cCm} dCm={dCm} />
              </g>
            ))}
            <Measure
              letter="C"
              x1={-cCm / 2}
              y1={padCm + edge * 0.4}
              x2={cCm / 2}
              y2={padCm + edge * 0.4}
            />
          </g>
        </g>
      </svg>
      <figcaption className="mt-1 text-center text-ink-soft text-sm max-sm:sr-only">
        {caption}
      </figcaption>
    </figure>
  );
}

/** The inside of a crate on the line y = 0, with the bedding on its floor. */
function Crate({ width, height, padCm }: { width: number; height: number; padCm: number }) {
  return (
    <>
      <rect
        y={-height}
        width={width}
        height={height}
        rx="2"
        className="fill-teal-pale stroke-teal"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      <rect y={-padCm} width={width} height={padCm} className="fill-marigold" />
    </>
  );
}

type MeasureProps = { letter: string; x1: number; y1: number; x2: number; y2: number };

/** A measured length with its letter in the middle. */
function Measure({ letter, x1, y1, x2, y2 }: MeasureProps) {
  return (
    <g>
      <line
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        stroke="#a93c18"
        strokeWidth="2.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={(x1 + x2) / 2}
        y={(y1 + y2) / 2}
        dy="0.35em"
        fill="#a93c18"
        stroke="#fffdf8"
        strokeWidth="0.3em"
        paintOrder="stroke"
      >
        {letter}
      </text>
    </g>
  );
}
