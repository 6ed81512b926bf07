import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { searchTextOf } from "#office/enquiry/store/search-text.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { meera, onlyRow, press, signIn, textOf } from "#tests/worker/desk-office.ts";
import {
  listEnquiries,
  newEnquiry,
  postEnquiry,
  validEnquiry,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";

/** Stores enquiries, whose ids are row-0, row-1 and so on, each later than the one before. */
async function storeVisitors(count: number, visitor: (index: number) => { name: string }) {
  const now = Date.now();
  const insert = env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, reply_by, delivered_at, search_text)
     VALUES (?1, ?2, '/contact', ?3, ?4, 'Hello', ?5, ?2, ?6)`,
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const row = { id: `row-${index}`, page: "/contact", email: "a@example.com", phone: null };
    const words = { ...row, route: null, month: null, message: "Hello", details: null };
    const { name } = visitor(index);
    const searchText = searchTextOf({ ...words, name });
    return insert.bind(row.id, now + index, name, row.email, now - dayMs, searchText);
  });
  await env.ENQUIRIES.batch(statements);
}

/** The pages of a list, each reached by the link of the one before. */
async function readPages(path: string): Promise<string[]> {
  const page = await (await signIn(meera)).read(path);
  const [, more] = /href="(\/desk\?[^"]*after=[^"]*)"/.exec(page) ?? [];
  return [page, ...(more ? await readPages(more.replaceAll("&amp;", "&")) : [])];
}

describe("the list of what is due", () => {
  it("has what is overdue first, then today, this week, later, and what was answered", async () => {
    const promised = [
      ["Dev", "reply_by", Date.now() + 20 * dayMs],
      ["Gita", "replied_at", Date.now()],
      ["Anu", "reply_by", Date.now() - 1],
    ] as const;
    for (const [name, column, time] of promised) {
      await postEnquiry({ ...newEnquiry(), name });
      await env.ENQUIRIES.prepare(`UPDATE enquiries SET ${column} = ?2 WHERE name = ?1`)
        .bind(name, time)
        .run();
    }
    const page = await (await signIn(meera)).read("/desk");
    const found = page.match(/(?<=>)(Overdue|Today|This week|Later|Answered|Anu|Dev|Gita)(?=<)/g);
    const lists = found?.filter((_, index, all) => index > all.indexOf("Overdue") - 1);
    expect(lists).toEqual([
      "Overdue",
      "Anu",
      "Today",
      "This week",
      "Later",
      "Dev",
      "Answered",
      "Gita",
    ]);
  });

  it("shows one's own, nobody's, quotes or messages", async () => {
    const person = await signIn(meera);
    await postEnquiry({ ...newEnquiry(), name: "Asha" });
    const asha = await onlyRow();
    await askForQuote({ ...ownNote(), name: "Billi" });
    await press(person, asha.path, { do: "claim" });
    const names = async (show: string) => {
      const page = await person.read(`/desk?show=${show}`);
      return ["Asha", "Billi"].filter((name) => page.includes(`${name}</a>`)).join();
    };
    expect(await names("all")).toBe("Asha,Billi");
    expect(await names("mine")).toBe("Asha");
    expect(await names("free")).toBe("Billi");
    expect(await names("quotes")).toBe("Billi");
    expect(await names("messages")).toBe("Asha");
  });

  it("goes on where a long list ends, without losing or repeating one", async () => {
    // All promised for the same time, as after a weekend.
    await storeVisitors(60, () => ({ name: "Visitor" }));
    const seen = (await readPages("/desk")).flatMap(
      (page) => page.match(/(?<=desk\/)row-\d+/g) ?? [],
    );
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });
});

it.each([
  ["/desk", "What is due"],
  ["/desk?show=booked", "Booked"],
  ["/desk?holder=ravi@marigold.example", "What ravi has"],
  ["/desk?q=Moti", "Search: Moti"],
])("%s says which list it is: %s", async (path, heading) => {
  expect(textOf(await (await signIn(meera)).read(path))).toContain(`>${heading}</h1>`);
});

describe("the search", () => {
  const find = async (text: string) => {
    const page = await (await signIn(meera)).read(`/desk?${new URLSearchParams({ q: text })}`);
    return ["José", "Billi"].filter((name) => page.includes(`${name} `)).join();
  };

  it("finds the beginnings of all words of it and its notes", async () => {
    await askForQuote({ ...ownNote(), name: "José Rao", email: "jose@mail.example" });
    const { id } = await onlyRow();
    await postEnquiry({
      ...newEnquiry(),
      name: "Billi Menon",
      email: "billi@post.example",
      message: "A Beagle in May?",
    });
    const billi = (await listEnquiries()).find(({ name }) => name === "Billi Menon");
    await press(await signIn(meera), `/desk/${billi?.id}`, {
      do: "note",
      note: "Wants the café seat",
    });
    expect(await find("jose")).toBe("José");
    expect(await find("JOSÉ ra")).toBe("José");
    expect(await find("ra jos")).toBe("José");
    expect(await find("jose menon")).toBe("");
    expect(await find(referenceOf(id))).toBe("José");
    expect(await find("billi@post.example")).toBe("Billi");
    expect(await find("pune")).toBe("José");
    expect(await find("lond")).toBe("José");
    expect(await find("labrador may")).toBe("José");
    expect(await find("beagle")).toBe("Billi");
    expect(await find("cafe seat")).toBe("Billi");
    expect(await find("%")).toBe("");
    expect(await find("ose")).toBe("");
  });

  it("finds a phone number, however it is written", async () => {
    await postEnquiry({ ...newEnquiry(), name: "Billi Menon", phone: "+91 98765 43210" });
    expect(await find("098765-43210")).toBe("Billi");
    expect(await find("98765 4321")).toBe("Billi");
    expect(await find("3210")).toBe("Billi");
    expect(await find("98766")).toBe("");
  });

  it("finds a reference, in parts too, and after a correction", async () => {
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission, name: "Billi One" });
    await postEnquiry({ ...validEnquiry, submission, name: "Billi Two" });
    const reference = referenceOf((await onlyRow()).id);
    const [first = "", second = ""] = reference.split("-");
    for (const typed of [reference, first + second, `${first} ${second}`, first, second]) {
      expect(await find(typed.toLowerCase()), typed).toBe("Billi");
    }
  });

  it("finds a reference of digits alone", async () => {
    await storeVisitors(1, () => ({ name: "Billi Menon" }));
    await env.ENQUIRIES.exec("UPDATE enquiries SET id = '12345678-5b1e-4c55-9d0a-2f6f0c9b7a11'");
    for (const typed of ["1234-5678", "1234 5678", "5678"]) {
      expect(await find(typed), typed).toBe("Billi");
    }
    expect(await find("2345")).toBe("");
  });

  it("shows the newest first, page by page, without losing or repeating one", async () => {
    await storeVisitors(60, (index) => ({
      name: index % 20 === 5 ? "Anna Annabel Rao" : "Anna Annabel",
    }));
    const find = async (text: string) =>
      (await readPages(`/desk?q=${text}`)).flatMap(
        (page) => page.match(/(?<=desk\/)row-\d+/g) ?? [],
      );
    const newestFirst = Array.from({ length: 60 }, (_, index) => `row-${59 - index}`);
    expect(await find("ann")).toEqual(newestFirst);
    expect(await find("anna+ra")).toEqual(["row-45", "row-25", "row-5"]);
  });

  it("says what was not found", async () => {
    const page = textOf(await (await signIn(meera)).read("/desk?q=nobody"));
    expect(page).toContain("Nothing is stored for “nobody”. The beginning of a word is enough.");
  });

  it("follows a correction", async () => {
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission, name: "Billi One" });
    await postEnquiry({ ...validEnquiry, submission, name: "José Two" });
    expect(await find("billi")).toBe("");
    expect(await find("jose")).toBe("José");
  });
});
