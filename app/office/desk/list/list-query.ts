import type { RouteHandle } from "#edge/routing/route-table.server.ts";

/** The filters of the list of what is due, in the order of their links. */
export const filterNames = {
  all: "To answer",
  mine: "Mine",
  free: "Nobody’s",
  quotes: "Quotes",
  messages: "Messages",
} as const;

export type Filter = keyof typeof filterNames;

/** The other lists. */
export const listNames = {
  answered: "Answered",
  refused: "Refused by the form service",
  flood: "In a flood",
  suspected: "Suspected spam",
} as const;

export type OtherList = keyof typeof listNames;

/** A page of a list begins after the row with this time and position. */
export type Cursor = { time: number; position: number };

export type ListQuery = {
  show: Filter | OtherList;
  /** One part of what is due, by its number; undefined for all. */
  section?: number | undefined;
  after?: Cursor | null;
  /** The typed text of a search, which looks in all enquiries; empty for a list. */
  search?: string;
};

const shown: ListQuery["show"][] = [
  ...(["all", "mine", "free", "quotes", "messages"] as const),
  ...(["answered", "refused", "flood", "suspected"] as const),
];

export const listSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  show: new RegExp(`^(${shown.join("|")})$`),
  section: /^[0-3]$/,
  after: /^\d{1,16}-\d{1,16}$/,
  q: /^\s*\S.*$/s,
  done: /^(erased|erase-address-\d{1,7})$/,
};

export function readListQuery(params: URLSearchParams) {
  const [time, position] = (params.get("after") ?? "").split("-").map(Number);
  const section = params.get("section");
  return {
    show: shown.find((name) => name === params.get("show")) ?? "all",
    section: section === null ? undefined : Number(section),
    after: time !== undefined && position !== undefined ? { time, position } : null,
    search: params.get("q")?.trim() ?? "",
  } satisfies ListQuery;
}

export function writeListQuery({ show, section, after, search }: ListQuery): string {
  const params = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(show === "all" ? {} : { show }),
    ...(section === undefined ? {} : { section: String(section) }),
    ...(after ? { after: `${after.time}-${after.position}` } : {}),
  });
  return params.size > 0 ? `?${params}` : "";
}
