import { beforeEach, describe, expect, it } from "vitest";
import { openEmptyDesk, signIn } from "./desk-office";
import { listEnquiries, newEnquiry, postEnquiry, startWithoutEnquiries } from "./enquiry-outbox";
import { answers, askForQuote, ownNote } from "./quote-visitor";
import { readAttributes } from "./site";

beforeEach(startWithoutEnquiries);

describe("a browser may restore and fill in what a person writes", () => {
  const pages = [
    ...[
      "/",
      "/contact",
      "/quote",
      `/quote?step=pet&pets=5&${answers}`,
      `/quote?step=you&${answers}`,
    ],
    ...["/plan?to=india", "/plan/papers?to=uk&pet=dog", "/crate-size", "/guides/airlines"],
    "/blog/navigating-pet-import-regulations-uk",
  ];

  it.each(pages)("on %s", async (path) => {
    const forbidden = "form[autocomplete=off], input[autocomplete=off], textarea[autocomplete=off]";
    const names = await readAttributes(path, forbidden, "name");
    // The field that people cannot see.
    expect(names.filter((name) => name !== "second_subject")).toEqual([]);
  });

  it("at the desk", async () => {
    await openEmptyDesk();
    const person = await signIn("meera@marigold.example");
    await postEnquiry(newEnquiry());
    const [row] = await listEnquiries();
    for (const path of ["/desk", `/desk/${row?.id}`, `/desk/${row?.id}/erase`, "/desk/export"]) {
      const html = await person.read(path);
      expect(html).toContain("<input");
      expect(html).not.toMatch(/autocomplete="off"/i);
    }
  });

  it.each(["/", "/contact", `/quote?step=you&${answers}`])(
    "and on %s knows whose name, address and number are asked for",
    async (path) => {
      for (const [name, token] of [
        ["name", "name"],
        ["email", "email"],
        ["phone", "tel"],
      ] as const) {
        expect(await readAttributes(path, `input[name=${name}]`, "autocomplete")).toEqual([token]);
      }
    },
  );
});

describe("an e-mail address with another script in its domain", () => {
  it("is stored with the domain in ASCII, from either form", async () => {
    const address = "user@xn--mnchen-3ya.de";
    await postEnquiry({ ...newEnquiry(), email: "user@münchen.de" });
    await askForQuote({ ...ownNote(), email: "user@münchen.de" });
    expect((await listEnquiries()).map(({ email }) => email)).toEqual([address, address]);
  });

  it("is refused, as it was typed, if it is no address", async () => {
    const response = await postEnquiry({ ...newEnquiry(), email: "üser@münchen.de" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('value="üser@münchen.de"');
  });
});
