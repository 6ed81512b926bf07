import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { findLegalPage } from "./legal-pages.server.tsx";

describe("the accessibility page", () => {
  const { html } = findLegalPage("/accessibility", {
    ...{ chat: null, stage: "local" as const },
    ...{ hasMail: false, hasFormService: true },
  });

  it("says whom to tell, and when they hear from us", () => {
    expect(html).toContain(company.email.label);
    expect(html).toContain(answerPromise);
  });

  it.each(["How it is tested", "What we know to be missing"])("says %j", (heading) => {
    expect(html).toContain(heading);
  });
});
