import * as v from "valibot";
import type { SandboxState } from "../bindings";

const stateKey = "faults";

const commonEntries = {
  method: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z]+$/, "Expected a method."), v.toUpperCase()),
  ),
  path: v.pipe(v.string(), v.regex(/^[/*]/, "Expected a path that begins with / or *.")),
  delayMs: v.optional(wholeNumber(0, 60_000)),
  /** How many more requests it applies to; omitted, it applies until it is deleted. */
  times: v.optional(wholeNumber(1, 1_000_000)),
};

function wholeNumber(minimum: number, maximum: number) {
  const wording = `Expected a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.number(wording),
    v.integer(wording),
    v.minValue(minimum, wording),
    v.maxValue(maximum, wording),
  );
}

const bareKinds = [
  "malformed",
  "half-body",
  "hang",
  "missing-url",
  "wrong-shape",
  "null-product",
] as const;

const faultSchema = v.variant(
  "kind",
  [
    v.strictObject({
      ...commonEntries,
      kind: v.literal("status"),
      status: wholeNumber(400, 599),
      retryAfterSeconds: v.optional(wholeNumber(0, 86_400)),
    }),
    v.strictObject({
      ...commonEntries,
      kind: v.literal("html"),
      status: v.optional(v.union([v.literal(200), wholeNumber(400, 599)]), 200),
      retryAfterSeconds: v.optional(wholeNumber(0, 86_400)),
    }),
    v.strictObject({
      ...commonEntries,
      kind: v.literal("delay"),
      delayMs: wholeNumber(1, 60_000),
    }),
    v.strictObject({
      ...commonEntries,
      kind: v.literal("redirect"),
      status: v.picklist([301, 302, 303, 307, 308]),
      url: v.string(),
    }),
    v.strictObject({ ...commonEntries, kind: v.literal("payment-url"), url: v.string() }),
    v.strictObject({ ...commonEntries, kind: v.literal("json"), body: v.unknown() }),
    v.strictObject({ ...commonEntries, kind: v.picklist(bareKinds) }),
  ],
  `Expected status, delay, html, redirect, payment-url, json, ${bareKinds.join(", ")}.`,
);

const faultListSchema = v.pipe(
  v.array(faultSchema),
  v.maxLength(100, "Expected at most 100 faults."),
);

export type Fault = v.InferOutput<typeof faultSchema>;

export function parseFaults(input: unknown) {
  return v.safeParse(faultListSchema, Array.isArray(input) ? input : [input]);
}

export async function readFaults(state: SandboxState): Promise<Fault[]> {
  const stored = await state.get(stateKey);
  return stored === null ? [] : v.parse(faultListSchema, JSON.parse(stored));
}

export async function writeFaults(state: SandboxState, faults: Fault[]): Promise<void> {
  if (faults.length === 0) await state.delete(stateKey);
  else await state.put(stateKey, JSON.stringify(faults));
}

/** `*` matches any characters, slashes included. Everything else has to match exactly. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const [head = "", ...pieces] = pattern.split("*");
  const tail = pieces.pop();
  if (tail === undefined) return pathname === pattern;
  if (!pathname.startsWith(head)) return false;
  let position = head.length;
  for (const piece of pieces) {
    const foundAt = pathname.indexOf(piece, position);
    if (foundAt === -1) return false;
    position = foundAt + piece.length;
  }
  return pathname.length - tail.length >= position && pathname.endsWith(tail);
}

/** Returns the first matching fault, and counts down its `times`. */
export async function takeFault(
  state: SandboxState,
  method: string,
  pathname: string,
): Promise<Fault | undefined> {
  const faults = await readFaults(state);
  const index = faults.findIndex(
    (fault) =>
      (fault.method === undefined || fault.method === method) && matchesPath(fault.path, pathname),
  );
  const fault = faults[index];
  if (fault?.times === undefined) return fault;
  const remaining = { ...fault, times: fault.times - 1 };
  await writeFaults(state, faults.toSpliced(index, 1, ...(remaining.times > 0 ? [remaining] : [])));
  return fault;
}
