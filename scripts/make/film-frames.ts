// How the groups of app/pictures/hero.svg move in the film.

export type Point = { x: number; y: number };

/** The properties that a frame sets, by the id of the group. */
export type Frame = Record<string, { transform?: string; opacity?: number; dashOffset?: number }>;

const turn = 2 * Math.PI;

/** A smooth bump from 0 to 1 to 0 around a moment of the loop; 0 elsewhere. */
function bump(t: number, moment: number, length: number): number {
  const distance = Math.abs(t - moment) / (length / 2);
  return distance < 1 ? Math.cos((distance * Math.PI) / 2) ** 2 : 0;
}

function bumps(t: number, moments: number[], length: number): number {
  return moments.reduce((sum, moment) => sum + bump(t, moment, length), 0);
}

const rotate = (degrees: number, x: number, y: number): string =>
  `rotate(${degrees.toFixed(3)} ${x} ${y})`;

/** Scales about a point. */
const scale = (x: number, y: number, horizontal: number, vertical = horizontal): string =>
  `translate(${x} ${y}) scale(${horizontal.toFixed(4)} ${vertical.toFixed(4)}) translate(${-x} ${-y})`;

/** The plane emerges from the haze, grows and leaves at the top right. At t = 0 it is where the picture has it. */
function plane(t: number, path: Point[]): Frame[string] {
  const drawn = { x: 965, y: 180 };
  const start = nearest(path, drawn);
  const exponent = 1.7;
  const length = (path.length - 1) * 1.1;
  const phase = (t + (start / length) ** (1 / exponent)) % 1;
  const along = length * phase ** exponent;
  const at = pointAt(path, along);
  const grown = 0.05 + (0.95 * Math.tanh((1.5 * along) / start)) / Math.tanh(1.5);
  const climb = (heading(path, along) - heading(path, start)) * 0.5;
  return {
    transform: `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) rotate(${climb.toFixed(2)}) scale(${grown.toFixed(4)}) translate(${-drawn.x} ${-drawn.y})`,
    opacity: Math.min(1, phase / 0.12),
  };
}

function nearest(path: Point[], to: Point): number {
  const distances = path.map((point) => Math.hypot(point.x - to.x, point.y - to.y));
  return distances.indexOf(Math.min(...distances));
}

/** The point at a position along the path, which continues straight past its end. */
function pointAt(path: Point[], position: number): Point {
  const index = Math.min(Math.floor(position), path.length - 2);
  const from = path[index];
  const to = path[index + 1];
  if (!from || !to) throw new Error("The flight path has too few points.");
  const part = position - index;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function heading(path: Point[], position: number): number {
  const from = pointAt(path, Math.max(0, position - 4));
  const to = pointAt(path, Math.max(0, position - 4) + 8);
  return (Math.atan2(to.y - from.y, to.x - from.x) * 360) / turn;
}

/** The state of every group at t in [0, 1). It is periodic, and at 0 the picture is as drawn. */
export function frameAt(t: number, path: Point[]): Frame {
  const wave = (cycles: number): number => Math.sin(turn * cycles * t);
  const wag = bumps(t, [0.2, 0.66], 0.17) * Math.sin(turn * 32 * t);
  const dogBlink = bumps(t, [0.11, 0.45, 0.81], 0.026);
  const catBlink = bumps(t, [0.31, 0.335, 0.73], 0.024);
  return {
    sun: { transform: scale(186, 376, 1 + 0.03 * wave(1)) },
    light: { opacity: 0.93 + 0.07 * Math.cos(turn * t) },
    "clouds-far": { transform: `translate(${(12 * wave(1)).toFixed(2)} 0)` },
    "clouds-near": { transform: `translate(${(24 * wave(1)).toFixed(2)} 0)` },
    plane: plane(t, path),
    "flight-path": { dashOffset: -22.1 * 3 * t },
    garland: {
      transform: `translate(0 24) skewX(${(0.9 * wave(2) + 0.4 * wave(3)).toFixed(3)}) translate(0 -24)`,
    },
    tag: { transform: rotate(2.6 * wave(3) + 1.2 * wave(4), 934, 452) },
    "dog-tail": { transform: rotate(4 * wag, 936, 806) },
    "dog-head": { transform: rotate(0.9 * wave(1) - 0.4 * wave(2), 862, 664) },
    "dog-ear": { transform: rotate(7 * (bump(t, 0.36, 0.05) - bump(t, 0.88, 0.06)), 40, -24) },
    "dog-eyes": { transform: scale(-13, -6, 1, 1 - 0.9 * dogBlink) },
    "cat-ear": { transform: rotate(-6 * bumps(t, [0.52, 0.565, 0.93], 0.04), 470, 245) },
    "cat-eyes": { transform: scale(540, 320, 1, 1 - 0.88 * catBlink) },
    "owner-hand": { transform: rotate(0.55 * wave(2), 562, 690) },
  };
}
