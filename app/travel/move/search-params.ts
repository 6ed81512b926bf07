import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { anyValueOf } from "#ui/forms/query.ts";
import { type Question, type QuestionName, questions } from "./questions.ts";

/** It is in no list of answers, so that its question is named as invalid. */
const notListed = "other";

/**
 * For a route's `searchParams`. What visitors type reaches the loader as they wrote it. Our forms send no other answer of a
 * list, so all others have one address, and with it one page in the cache.
 * @param own the questions that the tool asks in its own way
 */
export function answersTo(
  names: readonly QuestionName[],
  own: Partial<Record<QuestionName, Question>> = {},
): NonNullable<RouteHandle["searchParams"]> {
  // The middleware alone reads it, so a browser need not load the questions for it.
  if (!import.meta.env.SSR) return {};
  const lists = names.flatMap((name) => {
    const listed = listAnswers(own[name] ?? questions[name]);
    return listed ? [[name, (value: string) => readListed(listed, value)] as const] : [];
  });
  return { ...anyValueOf(names), ...Object.fromEntries(lists) };
}

function listAnswers({ kind, choices = {} }: Question): string[] | null {
  if (kind === "choice") return Object.keys(choices);
  if (kind === "tick" || kind === "answer") return ["yes", "no"];
  return kind === "wish" ? ["yes"] : null;
}

function readListed(listed: string[], value: string): string | undefined {
  const answer = value.trim();
  if (answer === "") return undefined;
  return listed.includes(answer) ? answer : notListed;
}
