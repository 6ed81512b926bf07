import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { requireToken } from "../access";
import type { SandboxEnv } from "../bindings";
import { describeIssues } from "../describe-issues";
import { sendPageHeaders } from "../page";
import { emptyInbox, parseSubmission, readInbox, storeMessage } from "./inbox";
import { inboxPage } from "./inbox-page";

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

async function respondWithJson(c: Context<SandboxEnv>) {
  const messages = await readInbox(c.env.SANDBOX_STATE);
  return c.json({ count: messages.length, messages });
}

export const formRoutes = new Hono<SandboxEnv>();

formRoutes.post("/form", async (c) => {
  if (!isJson(c.req.header("Content-Type"))) {
    return c.json({ ok: false, message: "Expected Content-Type application/json." }, 415);
  }
  const body = await c.req.json<unknown>().catch(() => undefined);
  if (body === undefined) return c.json({ ok: false, message: "The body is not JSON." }, 400);
  const submission = parseSubmission(body);
  if (!submission.success) {
    return c.json({ ok: false, message: describeIssues(submission.issues, "field") }, 400);
  }
  const idempotencyKey = c.req.header("Idempotency-Key") || null;
  const id = await storeMessage(c.env.SANDBOX_STATE, submission.output, idempotencyKey);
  return c.json({ ok: true, id });
});

formRoutes.use("/inbox", sendPageHeaders, requireToken);
formRoutes.use("/inbox.json", sendPageHeaders, requireToken);

formRoutes.get("/inbox", async (c) => {
  c.header("Vary", "Accept");
  const type = accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/json"],
    default: "text/html",
  });
  if (type === "application/json") return respondWithJson(c);
  return c.html(inboxPage(await readInbox(c.env.SANDBOX_STATE)));
});

formRoutes.get("/inbox.json", respondWithJson);

formRoutes.delete("/inbox", async (c) => {
  await emptyInbox(c.env.SANDBOX_STATE);
  return c.body(null, 204);
});
