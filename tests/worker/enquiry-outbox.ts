import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { visit } from "./site.ts";
import { sandboxUrl, setFaults } from "./store.ts";

export const validEnquiry = {
  name: "Asha",
  email: "asha@example.com",
  phone: "",
  message: "Moti would like to move to London in May.",
};

/** A valid enquiry with unique words: without a token, the same words within ten minutes are one enquiry. */
export const newEnquiry = () => ({
  ...validEnquiry,
  message: `${validEnquiry.message} ${crypto.randomUUID()}`,
});

type PostOptions = { from?: string; path?: string; headers?: Record<string, string> };

/** Posts the contact form as a browser without JavaScript does, by default from a new IP address. */
export function postEnquiry(
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

/** Does the work while more enquiries come than the whole site takes in a minute. */
export async function inFlood<Result>(work: () => Promise<Result>): Promise<Result> {
  const limit = vi.spyOn(env.SITE_ENQUIRY_RATE_LIMIT, "limit");
  limit.mockImplementation(async ({ key }) => ({ success: key !== "site" }));
  try {
    return await work();
  } finally {
    limit.mockRestore();
  }
}

type EnquiryRow = Record<string, string | number | null>;

export async function listEnquiries(): Promise<EnquiryRow[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT * FROM enquiries ORDER BY received_at",
  ).all<EnquiryRow>();
  return results;
}

/** Posts an enquiry and waits until it is delivered. */
export async function postAndDeliver(fields: Record<string, string>): Promise<void> {
  await postEnquiry(fields);
  await waitUntilDelivered();
}

export async function waitUntilDelivered(timeout = 1_000): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await listEnquiries();
      expect(rows.filter(({ delivered_at }) => delivered_at === null)).toEqual([]);
    },
    { timeout },
  );
}

/** Moves the times of all stored enquiries into the past. */
export async function ageEnquiries(byMs: number): Promise<void> {
  await env.ENQUIRIES.prepare(
    `UPDATE enquiries SET received_at = received_at - ?1, next_attempt_at = next_attempt_at - ?1,
       delivered_at = delivered_at - ?1, refused_at = refused_at - ?1, replied_at = replied_at - ?1,
       closed_at = closed_at - ?1, move_until = move_until - ?1`,
  )
    .bind(byMs)
    .run();
}

/** Empties the database, and the form service's inbox. */
export async function deleteEnquiries(): Promise<void> {
  await env.ENQUIRIES.exec(
    "DELETE FROM enquiries\nDELETE FROM mails\nDELETE FROM mail_limits\nDELETE FROM desk_log\nDELETE FROM digests\nDELETE FROM texts\nDELETE FROM signatures\nDELETE FROM figures",
  );
  await fetch(`${sandboxUrl}/inbox`, { method: "DELETE" });
}

/** Makes every query of the outbox fail while the work runs. */
export async function withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  await env.ENQUIRIES.exec("ALTER TABLE enquiries RENAME TO enquiries_away");
  try {
    return await work();
  } finally {
    await env.ENQUIRIES.exec("ALTER TABLE enquiries_away RENAME TO enquiries");
  }
}

// The path is in a variable, because types are checked before there is a build.
const builtWorker = "../../build/server/index.js";
export const { default: worker }: { default: Required<ExportedHandler<Env>> } = await import(
  builtWorker
);

/**
 * Runs the cron trigger's handler in the isolate of the tests. Called through `exports`, a run that fails would make
 * workerd print that the Worker's code had hung.
 */
export async function runCron(cron = "*/5 * * * *"): Promise<void> {
  const controller = createScheduledController({ cron });
  await worker.scheduled(controller, env, createExecutionContext());
}

type Message = { idempotencyKey: string | null; fields: Record<string, string> };

/** Lists the enquiries that the form service has received, newest first. */
export async function readInbox(): Promise<Message[]> {
  const response = await fetch(`${sandboxUrl}/inbox.json`);
  const inbox: { messages: Message[] } = await response.json();
  return inbox.messages;
}

export const formServiceIsDown = { path: "/form", kind: "status", status: 503 };

/** Posts an enquiry and waits until the first attempt to deliver it has failed. */
export async function postWhileServiceIsDown(): Promise<void> {
  await setFaults(formServiceIsDown);
  const countBefore = (await listEnquiries()).length;
  await postEnquiry(newEnquiry());
  await vi.waitFor(async () => {
    const rows = await listEnquiries();
    expect(rows).toHaveLength(countBefore + 1);
    expect(rows.every(({ last_failure }) => last_failure === "HTTP 503")).toBe(true);
  });
}
