import { nameOf } from "#office/desk/enquiry-words.ts";
import { type ListQuery, listNames } from "./list-query.ts";

const headings = {
  all: "What is due",
  mine: "What is due of mine",
  free: "What is due and nobody’s",
  quotes: "Quotes that are due",
  messages: "Messages that are due",
  ...listNames,
};

/** The heading of the desk's lists, such as "Booked": which one the page shows, or what was searched for. */
export function headingOf({ show, holder, search }: Pick<ListQuery, "show" | "holder" | "search">) {
  if (search) return `Search: ${search}`;
  return holder ? `What ${nameOf(holder)} has` : headings[show];
}
