import { beforeEach, describe, expect, it } from "vitest";
import { openEmptyDesk, signIn } from "./desk-office";
import { listEnquiries, newEnquiry, postEnquiry, startWithoutEnquiries } from "./enquiry-outbox";
import { answers } from "./quote-visitor";
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
