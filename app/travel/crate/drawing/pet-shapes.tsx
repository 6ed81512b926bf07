import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { type Box, petArt } from "./pet-parts.ts";
import { clamp, type PetLengths, poseOf, type Room, tailOf, xOf } from "./pet-pose.ts";

type Sides = readonly [left: number, top: number, right: number, bottom: number];
type PartProps = { pet: CrateMeasures["pet"]; from: Sides; to: Sides };

/** Cuts a part out of a pet's picture, and draws it between other sides. */
function Part({ pet, from, to }: PartProps) {
  const [left, top, right, bottom] = from;
  return (
    <svg
      x={to[0]}
      y={to[1]}
      width={to[2] - to[0]}
      height={to[3] - to[1]}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* Not quite opaque, so that it is cut as a whole: of layers cut one by one, the lower ones show along the cut. */}
      <image href={`/media/${pet}.svg`} width="1200" height="900" opacity=".999" />
    </svg>
  );
}

const sidesOf = ({ x, y, width, height }: Box, awayX = 0, awayY = 0): Sides => [
  x + awayX,
  y + awayY,
  x + awayX + width,
  y + awayY + height,
];

/** Clockwise from the raised tail. */
const hangingDegrees = 110;

type PetFromSideProps = PetLengths & {
  /** Keeps the tail within the crate; null for a pet that does not fit. */
  room: Room | null;
};

/** Stands on the line y = 0 with its nose on x = 0, in centimetres. The tail lies behind its root. */
export function PetFromSide({ room, ...lengths }: PetFromSideProps) {
  const { pet } = lengths;
  const art = petArt[pet];
  const { head, tail, neck, withersX, withersY, elbowY } = art;
  const pose = poseOf(lengths);
  const { scaleX, scaleY, elbowCm, withersCm, topCm } = pose;
  const x = (unit: number) => xOf(unit, art, pose);
  const headY = (unit: number) => (unit - art.topY) * scaleY - topCm;
  const trunkY = (unit: number) =>
    ((unit - elbowY) / (elbowY - withersY)) * (withersCm - elbowCm) - elbowCm;
  const { rootCm, heightCm, scale, isHanging } = tailOf(art, pose, room);
  const [rootX, rootY] = tail.root;
  const napeX = x(neck.nape[0]);
  // Slices overlap, so that no line shows between them.
  const overlap = topCm / 200;
  const columns = [
    [art.bodyLeft, withersX],
    [withersX, art.croupX],
    [art.croupX, art.bodyRight],
  ] as const;
  return (
    <>
      <g
        transform={`translate(${rootCm} ${-heightCm}) rotate(${isHanging ? hangingDegrees : 0}) scale(${scale}) translate(${-rootX} ${-rootY})`}
      >
        <Part pet={pet} from={sidesOf(tail, tail.awayX)} to={sidesOf(tail)} />
      </g>
      {columns.map(([left, right]) => (
        <g key={left}>
          <Part
            pet={pet}
            from={[left, elbowY, right, art.groundY]}
            to={[x(left), -elbowCm - overlap, x(right) + overlap, 0]}
          />
          <Part
            pet={pet}
            from={[left, withersY - 2, right, elbowY]}
            to={[x(left), trunkY(withersY - 2), x(right) + overlap, -elbowCm]}
          />
        </g>
      ))}
      <path
        fill={art.coat}
        d={`M${napeX} ${headY(neck.nape[1])}Q${(napeX + x(withersX)) / 2} ${-withersCm} ${x(withersX)} ${-withersCm}V${trunkY(neck.chest[1])}H${x(neck.chest[0])}L${x(neck.throat[0])} ${headY(neck.throat[1])}Z`}
      />
      <Part
        pet={pet}
        from={sidesOf(head, 0, head.awayY)}
        to={[
          x(head.x),
          headY(head.y),
          x(head.x) + head.width * scaleX,
          headY(head.y + head.height),
        ]}
      />
    </>
  );
}

type PetFromFrontProps = PetLengths & Pick<CrateMeasures, "cCm">;

/** Stands on the line y = 0, its middle on x = 0, in centimetres. C is the width of its chest. */
export function PetFromFront({ cCm, ...lengths }: PetFromFrontProps) {
  const { pet } = lengths;
  const { front, coat } = petArt[pet];
  const { scaleY, elbowCm, withersCm, topCm } = poseOf(lengths);
  const [left, top, right, bottom] = sidesOf(front.body);
  const halfCm = ((right - left) / front.chest) * (cCm / 2);
  const scale = scaleY * front.headScale;
  const headHalfCm = (front.head.width / 2) * scale;
  const headCm = front.headHeight * scale;
  const neckTopCm = topCm - headCm * 0.6;
  // The chest is seen below the head, also of a pet that holds it low.
  const chestCm = clamp(topCm - headCm * 1.45, elbowCm * 0.7, elbowCm);
  // The head hides the shoulders of a pet with long legs.
  const shouldersCm = Math.max(elbowCm, Math.min(withersCm, neckTopCm));
  return (
    <>
      <Part
        pet={pet}
        from={[left, front.elbowY, right, bottom]}
        to={[-halfCm, -chestCm - topCm / 200, halfCm, 0]}
      />
      <Part
        pet={pet}
        from={[left, top, right, front.elbowY]}
        to={[-halfCm, -shouldersCm, halfCm, -chestCm]}
      />
      {neckTopCm > withersCm && (
        <rect
          x={-cCm * 0.27}
          y={-neckTopCm}
          width={cCm * 0.54}
          height={neckTopCm - withersCm + topCm / 50}
          fill={coat}
        />
      )}
      <Part
        pet={pet}
        from={sidesOf(front.head)}
        to={[-headHalfCm, -topCm, headHalfCm, front.head.height * scale - topCm]}
      />
    </>
  );
}
