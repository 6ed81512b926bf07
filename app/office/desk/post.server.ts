import { data, href, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { readForm } from "#edge/http/limited-body.server.ts";
import { seeOther } from "#edge/http/plain-response.ts";
import type { By } from "#office/enquiry/store/desk-log.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { requireDesk } from "./desk-context.server.ts";
import { describeDeed } from "./enquiry-words.ts";
import type { Desk } from "./store/desk.server.ts";

/** The typed texts, by the names of their fields. */
export type Typed = Record<string, string>;

/** Why a post changed nothing. */
export type Refusal = {
  /** 400 if something typed is wrong; 409 if somebody else was first. */
  status: 400 | 409;
  problem: string;
  /** The problems of single fields, by their names. */
  errors: Record<string, string>;
  typed: Typed;
};

/** A refusal whose page is gone, so that another one has to keep what was typed. */
type Gone = Omit<Refusal, "status"> & { status: 404 | 409; isGone: true };

export const refuse = (
  status: Refusal["status"],
  problem: string,
  typed: Typed,
  errors: Refusal["errors"] = {},
): Refusal => ({ status, problem, errors, typed });

export const refuseUnreadable = (typed: Typed): Refusal =>
  refuse(400, "This form cannot be read. Please try it once more.", typed);

/** For an enquiry that is not stored: somebody has erased it, or nothing is known of it. */
export async function refuseGone(typed: Typed, id: string, { desk }: Office): Promise<Gone> {
  const [last] = await desk.journal.readLog(referenceOf(id));
  const isErased = last?.did.startsWith("erased") ?? false;
  const problem =
    isErased && last ? `It has been erased: ${describeDeed(last)}.` : "It is not here.";
  return { problem, typed, errors: {}, status: isErased ? 409 : 404, isGone: true };
}

/** A whole number that a page showed. */
export const seenNumber = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));

/** The state of an enquiry that a page showed (desk-log.server.ts). */
export const seenSchema = v.object({ revision: seenNumber, line: seenNumber });

const emailSchema = v.pipe(v.string(), v.email(), v.maxLength(254));

/** The name of what was done, for the words of the next page, and a new enquiry's id; or why nothing was. */
export type Outcome<Done extends string = string> = { done: Done; id?: string } | Refusal | Gone;

type Received = { request: Request; context: Readonly<RouterContextProvider> };

/** Who posts, and what their change is made in. */
export type Office = { desk: Desk; by: By };

const domainOf = (address: string) => address.slice(address.lastIndexOf("@"));

/**
 * The colleague whom a form names: somebody who is known at the desk, or anybody whose address has the domain of the one who
 * gives, since a new colleague is known only after their first deed. Otherwise why not.
 */
export async function findColleague(
  typed: Typed,
  { desk, by }: Office,
): Promise<{ who: string } | { refusal: Refusal }> {
  const newcomer = typed.newcomer?.trim().toLowerCase();
  const who = newcomer || (typed.to?.trim() ?? "");
  const isOfOwnDomain = v.is(emailSchema, who) && domainOf(who) === domainOf(by.who);
  if (isOfOwnDomain || (await desk.journal.listPeople()).includes(who)) return { who };
  const errors: Refusal["errors"] = newcomer
    ? { newcomer: `Please enter an address such as name${domainOf(by.who)}.` }
    : { to: "Please choose one." };
  return { refusal: refuse(400, "Please choose the colleague.", typed, errors) };
}

/** A form that was posted to see what it would do. */
type Shown = { status: 200; typed: Typed };

/**
 * Receives the post of a form at the desk: makes the change, and redirects to the path with `?done=`, so that a reload
 * does not repeat it. A refusal or a preview is shown by the form's own page; if that page is gone, the error page shows
 * the refusal.
 */
export async function receivePost<Preview extends Shown = never>(
  { request, context }: Received,
  path: string,
  change: (typed: Typed, office: Office) => Promise<Outcome | NoInfer<Preview>>,
) {
  const { desk, staff } = requireDesk(context);
  const form = (await readForm(request)) ?? new FormData();
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const by = { who: staff.email, at: Date.now() };
  const outcome = await change(Object.fromEntries(texts), { desk, by });
  if ("done" in outcome) {
    const next = outcome.id ? href("/desk/:enquiry", { enquiry: outcome.id }) : path;
    return seeOther(`${next}?done=${outcome.done}`);
  }
  if ("isGone" in outcome) throw data(outcome, { status: outcome.status });
  return data(outcome, { status: outcome.status });
}
