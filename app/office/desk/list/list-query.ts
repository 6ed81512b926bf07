import type { RouteHandle } from "#edge/routing/route-table.server.ts";

/** The filters of the list of what is due, in the order of their links. */
export const filterNames = {
  all: "Due",
  mine: "Mine",
  free: "Nobody’s",
  quotes: "Quotes",
  messages: "Messages",
} as const;

export type Filter = keyof typeof filterNames;

/** The other lists: first by what comes next, then what is over, then what is apart. */
export const listNames = {
  accepted: "Accepted",
  offered: "Offered",
  booked: "Booked",
  "on-the-way": "On the way",
  home: "Home",
  answered: "Answered",
  closed: "Lost and closed",
  "called-off": "Called off",
  refused: "Refused on delivery",
  flood: "In a flood",
  suspected: "Suspected spam",
} as const;

export type OtherList = keyof typeof listNames;

// Object.keys has the type string[].
export const allLists = [...Object.keys(filterNames), ...Object.keys(listNames)] as (
  | Filter
  | OtherList
)[];

/** A page of a list begins after the row with this time and position. */
export type Cursor = { time: number; position: number };

export type ListQuery = {
  show: Filter | OtherList;
  /** Whose cases alone; empty for all. */
  holder?: string;
  /** One part of what is due, by its number; undefined for all. */
  section?: number | undefined;
  after?: Cursor | null;
  /** The typed text of a search, which looks in all enquiries; empty for a list. */
  search?: string;
};

export const listSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  show: new RegExp(`^(${allLists.join("|")})$`),
  holder: /^[^\s@]+@[^\s@]+$/,
  section: /^[0-3]$/,
  after: /^\d{1,16}-\d{1,16}$/,
  q: /^\s*\S.*$/s,
  done: /^(erased|several(-of-more)?|(erase-address|give-all)-\d{1,7})$/,
};

export function readListQuery(params: URLSearchParams) {
  const [time, position] = (params.get("after") ?? "").split("-").map(Number);
  const section = params.get("section");
  return {
    show: allLists.find((name) => name === params.get("show")) ?? "all",
    holder: params.get("holder") ?? "",
    section: section === null ? undefined : Number(section),
    after: time !== undefined && position !== undefined ? { time, position } : null,
    search: params.get("q")?.trim() ?? "",
  } satisfies ListQuery;
}

export function writeListQuery({ show, holder, section, after, search }: ListQuery): string {
  const params = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(show === "all" ? {} : { show }),
    ...(holder ? { holder } : {}),
    ...(section === undefined ? {} : { section: String(section) }),
    ...(after ? { after: `${after.time}-${after.position}` } : {}),
  });
  return params.size > 0 ? `?${params}` : "";
}
