import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { href } from "react-router";
import * as v from "valibot";
import { withinKvTimeLimit } from "#edge/http/time-limit.ts";
import { log } from "#edge/log/log.server.ts";
import type { Receipt } from "./enquiry.ts";

const lifetimeSeconds = 5 * 60;

/** Responses to this query are never cached: a cached page could not depend on the cookie. */
const noticeSearch = "?enquiry=sent";

const keptSchema = v.object({
  reference: v.string(),
  replyBy: v.nullable(v.number()),
  addressHint: v.optional(v.nullable(v.string()), null),
});
type Kept = v.InferOutput<typeof keptSchema>;

export type SentNotice = ReturnType<typeof createSentNotice>;

/**
 * The "sent" message for visitors without JavaScript: the page that the form post redirects to shows it once.
 * It is stored in a KV session, whose cookie is set only by a form post and expires after five minutes. The session
 * has nothing that was typed, so that KV holds no personal data.
 */
export function createSentNotice(kv: KVNamespace) {
  let known: ReturnType<typeof createSessions> | undefined;
  // Created on first use: creating it logs a warning, which a Worker cannot do while it starts.
  const sessions = () => {
    known ??= createSessions(kv);
    return known;
  };

  return {
    /** Stores the notice and returns the redirect that shows it. Null when KV fails: then the response shows it. */
    async leave({
      reference,
      replyBy,
      addressHint,
    }: Receipt): Promise<{ location: string; headers: { "Set-Cookie": string } } | null> {
      try {
        const session = await sessions().getSession();
        session.flash("receipt", { reference, replyBy, addressHint });
        const cookie = await withinKvTimeLimit(sessions().commitSession(session));
        return { location: href("/contact") + noticeSearch, headers: { "Set-Cookie": cookie } };
      } catch (error) {
        log.error("The notice that an enquiry was sent could not be stored", { error });
        return null;
      }
    },

    isAskedFor: (url: URL) => url.search === noticeSearch,

    /** The notice, null when there is none, and the headers that end its session. */
    async take(request: Request): Promise<{ receipt: Receipt | null; headers: HeadersInit }> {
      try {
        const cookie = request.headers.get("Cookie");
        const session = await withinKvTimeLimit(sessions().getSession(cookie));
        const kept = v.safeParse(keptSchema, session.get("receipt"));
        if (!kept.success) return { receipt: null, headers: {} };
        return {
          receipt: { ...kept.output, received: null },
          headers: { "Set-Cookie": await withinKvTimeLimit(sessions().destroySession(session)) },
        };
      } catch (error) {
        log.warn("The notice that an enquiry was sent could not be read", { error });
        return { receipt: null, headers: {} };
      }
    },
  };
}

function createSessions(kv: KVNamespace) {
  return createWorkersKVSessionStorage<Record<string, never>, { receipt: Kept }>({
    kv,
    cookie: {
      name: "enquiry",
      path: href("/contact"),
      maxAge: lifetimeSeconds,
      httpOnly: true,
      secure: true,
      sameSite: "lax",
    },
  });
}
