import { PhoneLink } from "#frame/contact/contact-links.tsx";
import { NoPromise, ReplyTime } from "#office/reply/reply-time-view.tsx";
import type { QuoteView } from "./quote-view.server.ts";

type Promised = Pick<
  QuoteView,
  "state" | "replyBy" | "phone" | "repliedVia" | "earlier" | "ending"
>;

/** What the visitor may expect of us, or how we have answered. */
export function PromisedReply({ quote }: { quote: Promised }) {
  const { state, replyBy, phone, repliedVia, earlier, ending } = quote;
  if (state === "closed") return <Closed as={ending} />;
  if (state === "answered") return <p>{answers[repliedVia ?? "unknown"]}</p>;
  return (
    <p>
      {earlier && (
        <>
          We replied on <ReplyTime time={earlier.at} />
          {earlier.isInTime && ", as promised"}.{" "}
        </>
      )}
      {replyBy === null ? (
        <NoPromise />
      ) : (
        <>
          {openings[state][earlier ? "again" : "first"]}
          <ReplyTime time={replyBy} />.
          {state === "late" && (
            <>
              {" "}
              If it has not arrived, that is our mistake. Please call us: <PhoneLink />
            </>
          )}
        </>
      )}
      {phone && (
        <>
          {" "}
          It may come by phone, to{" "}
          {/* On one line, unless somebody typed more than a line has room for. */}
          <span className="inline-block">{phone}.</span>
        </>
      )}
    </p>
  );
}

const openings = {
  open: { first: "We reply by ", again: "There is more to answer: we reply again by " },
  late: { first: "We promised a reply by ", again: "We promised another reply by " },
};

const answers = {
  mail: "We have replied. Please check your email, and the spam folder too.",
  unknown: (
    <>
      We have replied. If nothing has reached you, please call us: <PhoneLink />
    </>
  ),
  phone: (
    <>
      We have replied by phone. If we did not reach you, please call us: <PhoneLink />
    </>
  ),
  whatsapp: "We have replied on WhatsApp. Please check your messages there.",
};

function Closed({ as }: { as: Promised["ending"] }) {
  if (as === "joined") {
    return (
      <p>
        We answer this together with another request of yours, so you get one reply for both. If you
        have had none, please call us: <PhoneLink className="whitespace-nowrap font-semibold" />
      </p>
    );
  }
  if (as === "joined-answered") {
    return (
      <p>
        We have answered this together with another request of yours. If nothing has reached you,
        please call us: <PhoneLink className="font-semibold" />
      </p>
    );
  }
  if (as === "died") {
    return <p>We are very sorry for your loss. Nothing is left for you to do here.</p>;
  }
  return (
    <p>
      This request is closed, and we do nothing further for it. If you would like to travel after
      all, please call us: <PhoneLink className="whitespace-nowrap font-semibold" />
    </p>
  );
}
