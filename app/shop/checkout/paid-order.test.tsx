import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PaidOrder } from "./paid-order.tsx";

describe("a paid order", () => {
  it("does not promise that the browser keeps it, and asks to print it", () => {
    const html = renderToStaticMarkup(<PaidOrder order={{ startedAtMs: 0, items: [] }} />);
    expect(html).toContain("shows your order here for up to 30 days");
    expect(html).toContain("Print it to keep it.");
  });
});
