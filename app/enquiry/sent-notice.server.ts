import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { href } from "react-router";
import { log } from "~/log/log.server";

const lifetimeSeconds = 5 * 60;

/** Never cached, since a cached page would not see the cookie. */
const noticeSearch = "?enquiry=sent";

export type SentNotice = ReturnType<typeof createSentNotice>;

/**
 * The word "sent" for a visitor without JavaScript: posted, redirected and shown once. It waits in a
 * session in KV; the cookie that names it exists only after a post, for minutes.
 */
export function createSentNotice(kv: KVNamespace) {
  let known: ReturnType<typeof createSessions> | undefined;
  // Made at its first use, since it logs a warning, and a Worker that starts cannot.
  const sessions = () => {
    known ??= createSessions(kv);
    return known;
  };

  return {
    /** Where to redirect to, and with which headers; null when KV fails, and the page has to say it at once. */
    async leave(): Promise<{ location: string; headers: { "Set-Cookie": string } } | null> {
      try {
        const session = await sessions().getSession();
        session.flash("enquiry", "sent");
        const cookie = await sessions().commitSession(session);
        return { location: href("/contact") + noticeSearch, headers: { "Set-Cookie": cookie } };
      } catch (error) {
        log.error("The word that an enquiry was sent could not be left", { error });
        return null;
      }
    },

    isAskedFor: (url: URL) => url.search === noticeSearch,

    /** Whether to say it, and the headers after which it is not said again. */
    async take(request: Request): Promise<{ isSent: boolean; headers: HeadersInit }> {
      try {
        const session = await sessions().getSession(request.headers.get("Cookie"));
        if (session.get("enquiry") !== "sent") return { isSent: false, headers: {} };
        return {
          isSent: true,
          headers: { "Set-Cookie": await sessions().destroySession(session) },
        };
      } catch (error) {
        log.warn("The word that an enquiry was sent could not be read", { error });
        return { isSent: false, headers: {} };
      }
    },
  };
}

function createSessions(kv: KVNamespace) {
  return createWorkersKVSessionStorage<Record<string, never>, { enquiry: "sent" }>({
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
