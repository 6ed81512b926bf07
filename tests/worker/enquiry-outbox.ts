import { env, exports } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { sandboxUrl, setFaults, visit } from "./site";

export const aTypedEnquiry = {
  name: "Asha",
  email: "asha@example.com",
  phone: "",
  message: "Moti would like to move to London in May.",
};

type Posting = { from?: string; path?: string; headers?: Record<string, string> };

/** Posts the contact form as a browser without scripts does, each time from another address. */
export function post(
  fields: Record<string, string>,
  { from, path = "/contact", headers }: Posting = {},
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

/** As if all of it had happened that much earlier. */
export async function letTimePass(ms: number): Promise<void> {
  await env.ENQUIRIES.prepare(
    `UPDATE enquiries SET received_at = received_at - ?1, next_attempt_at = next_attempt_at - ?1,
       delivered_at = delivered_at - ?1`,
  )
    .bind(ms)
    .run();
}

type Scheduled = { scheduled(event: { cron?: string }): Promise<unknown> };

/** Without a name it is the five-minute trigger. */
export async function runCron(event: { cron?: string } = { cron: "*/5 * * * *" }): Promise<void> {
  // Its types know of fetch alone.
  const worker = exports.default as typeof exports.default & Scheduled;
  await worker.scheduled(event);
}

type Message = { idempotencyKey: string | null; fields: Record<string, string> };

/** What has arrived at the form service, the newest first. */
export async function readInbox(): Promise<Message[]> {
  const answer: { messages: Message[] } = await (await fetch(`${sandboxUrl}/inbox.json`)).json();
  return answer.messages;
}

export async function forgetEnquiries(): Promise<void> {
  await env.ENQUIRIES.exec("DELETE FROM enquiries");
  await fetch(`${sandboxUrl}/inbox`, { method: "DELETE" });
}

export const formServiceIsDown = { path: "/form", kind: "status", status: 503 };

/** An enquiry whose first attempt has failed. */
export async function postWhileServiceIsDown(): Promise<void> {
  await setFaults(formServiceIsDown);
  const known = (await listRows()).length;
  await post(aTypedEnquiry);
  await vi.waitFor(async () => {
    const rows = await listRows();
    expect(rows).toHaveLength(known + 1);
    expect(rows.every(({ last_failure }) => last_failure === "HTTP 503")).toBe(true);
  });
}
