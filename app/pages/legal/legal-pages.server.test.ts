import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { answerPromise } from "#office/reply/reply-promise.ts";
import { findLegalPage } from "./legal-pages.server.tsx";

const site = {
  chat: null,
  stage: "local" as const,
  hasMail: false,
  hasFormService: true,
};

describe("the accessibility page", () => {
  const { html } = findLegalPage("/accessibility", site);

  it("says whom to tell, and when they hear from us", () => {
    expect(html).toContain(company.email.label);
    expect(html).toContain(answerPromise);
  });

  it.each(["How it is tested", "What we know to be missing"])("says %j", (heading) => {
    expect(html).toContain(heading);
  });
});

describe("the privacy policy", () => {
  const { html, sections } = findLegalPage("/privacy-policy", site);
  const folds = html.match(/<details.*?<\/details>/gs) ?? [];
  const isFolded = (id: string) => folds.some((fold) => fold.includes(`id="${id}"`));

  it("folds how each part of the website treats data, and neither its summary nor your rights", () => {
    expect(sections.filter(({ id }) => isFolded(id)).map(({ title }) => title)).toEqual([
      "2. Visiting the website",
      "3. The cart",
      "4. Payment",
      "5. Writing to us and chatting",
      "6. Cookies",
      "7. If you take a service from us",
    ]);
  });

  it("has the target of each link of its contents", () => {
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
  });
});
