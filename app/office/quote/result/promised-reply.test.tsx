import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PromisedReply } from "./promised-reply.tsx";

const quote = {
  state: "open",
  replyBy: Date.parse("2026-11-27T12:30:00Z"),
  phone: "+91 98765 43210",
  repliedVia: null,
  earlier: null,
  ending: null,
} as const;

it("keeps the number that we may call on one line", () => {
  const html = renderToStaticMarkup(<PromisedReply quote={quote} />);
  expect(html).toContain(
    'It may come by phone, to <span class="inline-block">+91 98765 43210.</span>',
  );
});

it("says nothing of a call to somebody who gave no number", () => {
  const html = renderToStaticMarkup(<PromisedReply quote={{ ...quote, phone: null }} />);
  expect(html).toContain("We reply by ");
  expect(html).not.toContain("by phone");
});
