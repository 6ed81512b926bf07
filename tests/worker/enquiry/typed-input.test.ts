import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { press, signIn } from "#tests/worker/desk-office.ts";
import { listEnquiries, newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { readAttributes, readElements, visit } from "#tests/worker/site.ts";

describe("a browser may restore and fill in what a person writes", () => {
  const pages = [
    "/",
    "/contact",
    "/quote",
    `/quote?step=pet&pets=5&${answers}`,
    `/quote?step=you&${answers}`,
    "/plan?to=india",
    "/plan/papers?to=uk&pet=dog",
    "/crate-size",
    "/guides/airlines",
    "/blog/navigating-pet-import-regulations-uk",
  ];

  it.each(pages)("on %s", async (path) => {
    const forbidden = "form[autocomplete=off], input[autocomplete=off], textarea[autocomplete=off]";
    const names = await readAttributes(path, forbidden, "name");
    // The field that people cannot see.
    expect(names.filter((name) => name !== "second_subject")).toEqual([]);
  });

  it("at the desk", async () => {
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

describe("an email address with another script in its domain", () => {
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

describe("control characters", () => {
  it("are stored of no form, whether at the site or at the desk", async () => {
    const given = {
      name: "As\u0000ha",
      message: `Moti\u0000\r\nand Billi\u0007 ${crypto.randomUUID()}`,
    };
    await postEnquiry({ ...newEnquiry(), ...given });
    await askForQuote(
      { ...ownNote(), name: "Bil\u0000li" },
      answers.replace("Labrador", "Bea%00gle"),
    );
    const person = await signIn("meera@marigold.example");
    const rows = await listEnquiries();
    await press(person, `/desk/${rows[0]?.id}`, { do: "note", note: "Called\u0000\r\nback" });
    const { results } = await env.ENQUIRIES.prepare("SELECT text FROM enquiry_notes").all();
    expect(rows.map(({ name }) => name)).toEqual(["Asha", "Billi"]);
    expect(rows[0]?.message).toContain("Moti\nand Billi ");
    expect(rows[1]?.details).toContain("Beagle");
    expect(results).toEqual([{ text: "Called\r\nback" }]);
  });
});

describe("the digits of any script", () => {
  it("are stored as digits that can be dialled, and stay as they are in a message", async () => {
    const written = {
      phone: "+९१ ९८७६५ ४३२१०",
      message: `मोती ५ साल का है। ${crypto.randomUUID()}`,
    };
    await postEnquiry({ ...newEnquiry(), ...written });
    const [row] = await listEnquiries();
    expect(row).toMatchObject({ phone: "+91 98765 43210", message: written.message });
  });

  it.each([
    ["/crate-size?pet=dog&a=६६&b=٤٠&c=২৫&d=６６", "/crate-size?pet=dog&a=66&b=40&c=25&d=66"],
    ["/guides/airlines?pet=dog&weight=۳۴٫۵", "/guides/airlines?pet=dog&weight=34.5"],
    ["/plan?to=india&pet=dog&pets=௩", "/plan?to=india&pet=dog&pets=3"],
  ])("are read in %s", async (path, plain) => {
    expect((await visit(path)).status).toBe(200);
    const results = (address: string) => readElements(address, "main h2, main h3, main td strong");
    expect(await results(path)).toEqual(await results(plain));
  });
});
