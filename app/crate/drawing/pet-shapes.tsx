import type { CrateMeasures } from "~/crate/measures/crate-measures";

/** A drawing of a pet from the side, nose to the left: its file, its box, and the pet's measures in its units. */
type Shape = {
  file: string;
  box: { x: number; y: number; width: number; height: number };
  noseX: number;
  tailX: number;
  groundY: number;
  topY: number;
};

const shapes: Record<CrateMeasures["pet"], Shape> = {
  // The dog of app/pictures/crate-measuring.svg, with fewer details.
  dog: {
    file: "/media/dog-from-side.svg",
    box: { x: 140, y: 90, width: 610, height: 470 },
    noseX: 150,
    tailX: 645,
    groundY: 560,
    topY: 96,
  },
  cat: {
    file: "/media/cat-from-side.svg",
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
  const { file, box, noseX, tailX, groundY, topY } = shapes[pet];
  const scale = `scale(${aCm / (tailX - noseX)} ${dCm / (groundY - topY)})`;
  return (
    <g transform={`${scale} translate(${-noseX} ${-groundY})`}>
      <image href={file} {...box} preserveAspectRatio="none" />
    </g>
  );
}

const pale = "#f1ddbd";
const ink = "#241a16";

type PetFromFrontProps = Pick<CrateMeasures, "pet" | "bCm" | "cCm" | "dCm">;

/** Stands on the line y = 0, its middle on x = 0, in centimetres. */
export function PetFromFront({ pet, bCm, cCm, dCm }: PetFromFrontProps) {
  const [coat, shade] = pet === "dog" ? ["#c98a4b", "#8a5a33"] : ["#8e9299", "#63666d"];
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
        height={-bodyTop - bCm * 0.6}
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
