import type { RouteHandle } from "#edge/routing/route-table.server.ts";

import { housekeepingPattern } from "#office/desk/done.ts";

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
  suspected: "Suspected spam",
} as const;

export type OtherList = keyof typeof listNames;

/** A page of a list begins after the row with this time and position. */
export type Cursor = { time: number; position: number };

/** A search goes on after this word of this enquiry. */
export type SearchCursor = { word: string; minusReceivedAt: number; enquiryId: string };

export type ListQuery = {
  show: Filter | OtherList;
  /** One part of what is due, by its number; undefined for all. */
  section?: number | undefined;
  after?: Cursor | null;
};

export type SearchQuery = { text: string; after: SearchCursor | null };

const shown: ListQuery["show"][] = [
  ...(["all", "mine", "free", "quotes", "messages"] as const),
  ...(["answered", "refused", "suspected"] as const),
];

export const listSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  show: new RegExp(`^(${shown.join("|")})$`),
  section: /^[0-3]$/,
  after: /^\d{1,16}-\d{1,16}$/,
  q: /^\s*\S.*$/s,
  further: /^[\p{L}\p{N}]{2,60}_-?\d{1,16}_[\w-]{1,64}$/u,
  done: new RegExp(`^erased$|${housekeepingPattern.source}`),
};

export function readListQuery(params: URLSearchParams) {
  const [time, position] = (params.get("after") ?? "").split("-").map(Number);
  const section = params.get("section");
  return {
    show: shown.find((name) => name === params.get("show")) ?? "all",
    section: section === null ? undefined : Number(section),
    after: time !== undefined && position !== undefined ? { time, position } : null,
  } satisfies ListQuery;
}

/** The query of a search; null without a text. */
export function readSearchQuery(params: URLSearchParams): SearchQuery | null {
  const text = params.get("q")?.trim() ?? "";
  const [word, minusReceivedAt, ...enquiryId] = params.get("further")?.split("_") ?? [];
  const after =
    word === undefined
      ? null
      : { word, minusReceivedAt: Number(minusReceivedAt), enquiryId: enquiryId.join("_") };
  return text === "" ? null : { text, after };
}

export function writeSearchQuery({ text, after }: SearchQuery): string {
  const params = new URLSearchParams({ q: text });
  if (after) params.set("further", `${after.word}_${after.minusReceivedAt}_${after.enquiryId}`);
  return `?${params}`;
}

export function writeListQuery({ show, section, after }: ListQuery): string {
  const params = new URLSearchParams({
    ...(show === "all" ? {} : { show }),
    ...(section === undefined ? {} : { section: String(section) }),
    ...(after ? { after: `${after.time}-${after.position}` } : {}),
  });
  return params.size > 0 ? `?${params}` : "";
}
