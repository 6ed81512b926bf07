import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";

/** A drawing of a pet from the side, nose to the left: its box, and the pet's measures in its units. */
type Shape = {
  box: { x: number; y: number; width: number; height: number };
  noseX: number;
  tailX: number;
  groundY: number;
  topY: number;
};

const shapes: Record<CrateMeasures["pet"], Shape> = {
  // The dog of app/pictures/crate-measuring.svg, with fewer details.
  dog: {
    box: { x: 140, y: 90, width: 610, height: 470 },
    noseX: 150,
    tailX: 645,
    groundY: 560,
    topY: 96,
  },
  cat: {
    box: { x: 90, y: 90, width: 510, height: 370 },
    noseX: 100,
    tailX: 520,
    groundY: 460,
    topY: 100,
  },
};

type PetFromSideProps = Pick<CrateMeasures, "pet" | "aCm" | "dCm">;

/** Stands on the line y = 0 with its nose on x = 0, in centimetres. The tail lies behind its root. */
export function PetFromSide({ pet, aCm, dCm }: PetFromSideProps) {
  const { box, noseX, tailX, groundY, topY } = shapes[pet];
  const scale = `scale(${aCm / (tailX - noseX)} ${dCm / (groundY - topY)})`;
  return (
    <g transform={`${scale} translate(${-noseX} ${-groundY})`}>
      <image href={`/media/${pet}-from-side.svg`} {...box} preserveAspectRatio="none" />
    </g>
  );
}

type PetFromFrontProps = Pick<CrateMeasures, "pet" | "cCm" | "dCm">;

/** Stands on the line y = 0, its middle on x = 0, in centimetres. */
export function PetFromFront({ pet, cCm, dCm }: PetFromFrontProps) {
  return (
    <image
      href={`/media/${pet}-from-front.svg`}
      x={-cCm / 2}
      y={-dCm}
      width={cCm}
      height={dCm}
      preserveAspectRatio="none"
    />
  );
}
