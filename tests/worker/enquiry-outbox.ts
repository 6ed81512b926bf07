import { env, exports } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { sandboxUrl, setFaults, visit } from "./site";

export const aTypedEnquiry = {
  name: "Asha",
  email: "asha@example.com",
  phone: "",
  message: "Moti would like to move to London in May.",
};

type PostOptions = { from?: string; path?: string; headers?: Record<string, string> };

/** Posts the contact form as a browser without JavaScript does, each time from a new IP address. */
export function post(
  fields: Record<string, string>,
  { from, path = "/contact", headers }: PostOptions = {},
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return visit(path, {
    method: "POST",
    body,
    headers: { "CF-Connecting-IP": from ?? crypto.randomUUID(), ...headers },
  });
}

type Row = Record<string, string | number | null>;

export async function listRows(): Promise<Row[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT * FROM enquiries ORDER BY received_at",
  ).all<Row>();
  return results;
}

/** Moves all stored enquiries into the past. */
export async function letTimePass(ms: number): Promise<void> {
  await env.ENQUIRIES.prepare(
    `UPDATE enquiries SET received_at = received_at - ?1, next_attempt_at = next_attempt_at - ?1,
       delivered_at = delivered_at - ?1`,
  )
    .bind(ms)
    .run();
}

type Scheduled = { scheduled(event: { cron?: string }): Promise<unknown> };

/** Runs the cron trigger; by default the one that fires every five minutes. */
export async function runCron(event: { cron?: string } = { cron: "*/5 * * * *" }): Promise<void> {
  // The types of `exports` only know `fetch`.
  const worker = exports.default as typeof exports.default & Scheduled;
  await worker.scheduled(event);
}

type Message = { idempotencyKey: string | null; fields: Record<string, string> };

/** The enquiries that the form service has received, newest first. */
export async function readInbox(): Promise<Message[]> {
  const response = await fetch(`${sandboxUrl}/inbox.json`);
  const inbox: { messages: Message[] } = await response.json();
  return inbox.messages;
}

export async function forgetEnquiries(): Promise<void> {
  await env.ENQUIRIES.exec("DELETE FROM enquiries");
  await fetch(`${sandboxUrl}/inbox`, { method: "DELETE" });
}

export const formServiceIsDown = { path: "/form", kind: "status", status: 503 };

/** Posts an enquiry and waits until the first attempt to deliver it has failed. */
export async function postWhileServiceIsDown(): Promise<void> {
  await setFaults(formServiceIsDown);
  const countBefore = (await listRows()).length;
  await post(aTypedEnquiry);
  await vi.waitFor(async () => {
    const rows = await listRows();
    expect(rows).toHaveLength(countBefore + 1);
    expect(rows.every(({ last_failure }) => last_failure === "HTTP 503")).toBe(true);
  });
}
