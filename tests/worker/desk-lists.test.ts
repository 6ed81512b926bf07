import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { wordsOf } from "#office/enquiry/search-words.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { meera, onlyRow, publishKeys, signIn, submit } from "./desk-office.ts";
import { deleteEnquiries, newEnquiry, postEnquiry, validEnquiry } from "./enquiry-outbox.ts";
import { askForQuote, ownNote } from "./quote-visitor.ts";

beforeEach(() => publishKeys());

/** Stores enquiries, whose ids are row-0, row-1 and so on, each later than the one before. */
async function storeVisitors(count: number, visitor: (index: number) => { name: string }) {
  const now = Date.now();
  const insert = env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, received_at, page, name, email, message, answer_by, delivered_at)
     VALUES (?1, ?2, '/contact', ?3, 'a@example.com', 'Hello', ?4, ?2)`,
  );
  const insertWords = env.ENQUIRIES.prepare(
    "INSERT INTO enquiry_words SELECT value, ?3, ?1 FROM json_each(?2)",
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const [id, time, { name }] = [`row-${index}`, now + index, visitor(index)];
    const words = JSON.stringify(wordsOf(name));
    return [insert.bind(id, time, name, now - dayMs), insertWords.bind(id, words, -time)];
  });
  await env.ENQUIRIES.batch(statements.flat());
}

/** The pages of a list, each reached by the link of the one before. */
async function readPages(path: string): Promise<string[]> {
  const page = await (await signIn(meera)).read(path);
  const [, more] = /href="(\/desk\?[^"]*(?:after|further)=[^"]*)"/.exec(page) ?? [];
  return [page, ...(more ? await readPages(more.replaceAll("&amp;", "&")) : [])];
}

describe("the list of what is due", () => {
  it("has what is overdue first, then today, this week, later, and what was answered", async () => {
    const promised = [
      ["Dev", "answer_by", Date.now() + 20 * dayMs],
      ["Gita", "answered_at", Date.now()],
      ["Anu", "answer_by", Date.now() - 1],
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
    await submit(person, asha.path, { do: "claim", holder: "" });
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

describe("the search", () => {
  const find = async (text: string) => {
    const page = await (await signIn(meera)).read(`/desk?${new URLSearchParams({ q: text })}`);
    return ["José", "Billi"].filter((name) => page.includes(`${name} `)).join();
  };

  it("finds the beginnings of a name, a reference, an e-mail address and a city", async () => {
    await askForQuote({ ...ownNote(), name: "José Rao", email: "jose@mail.example" });
    const { id } = await onlyRow();
    await postEnquiry({ ...newEnquiry(), name: "Billi Menon", email: "billi@post.example" });
    expect(await find("jose")).toBe("José");
    expect(await find("JOSÉ ra")).toBe("José");
    expect(await find("ra jos")).toBe("José");
    expect(await find("jose menon")).toBe("");
    expect(await find(referenceOf(id))).toBe("José");
    expect(await find("billi@post.example")).toBe("Billi");
    expect(await find("pune")).toBe("José");
    expect(await find("lond")).toBe("José");
    expect(await find("%")).toBe("");
    expect(await find("ose")).toBe("");
  });

  it("shows those with the very word first, and the newest of them first", async () => {
    const names = ["Annabel Old", "Anna Old", "Anna New"];
    await storeVisitors(names.length, (index) => ({ name: names[index] ?? "" }));
    const [page] = await readPages("/desk?q=anna");
    expect(page?.match(/(?:Anna|Annabel) \w+(?=<\/a>)/g)).toEqual([
      "Anna New",
      "Anna Old",
      "Annabel Old",
    ]);
  });

  it("goes on where it stopped looking, without losing or repeating one", async () => {
    await storeVisitors(60, (index) => ({
      name: index % 20 === 5 ? "Anna Annabel Rao" : "Anna Annabel",
    }));
    const find = async (text: string) =>
      (await readPages(`/desk?q=${text}`)).flatMap(
        (page) => page.match(/(?<=desk\/)row-\d+/g) ?? [],
      );
    const newestFirst = Array.from({ length: 60 }, (_, index) => `row-${59 - index}`);
    expect(await find("ann")).toEqual(newestFirst);
    expect(await find("anna ra")).toEqual(["row-45", "row-25", "row-5"]);
  });

  it("says that there may be more where it has found none so far", async () => {
    await storeVisitors(60, (index) => ({ name: index === 0 ? "Anna Rao" : "Anna" }));
    const [page = ""] = await readPages("/desk?q=anna+rao");
    expect(page).toContain("none so far");
    expect(page).toContain("Look further");
  });

  it("follows a correction, and ends with the enquiry", async () => {
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission, name: "Billi One" });
    await postEnquiry({ ...validEnquiry, submission, name: "José Two" });
    expect(await find("billi")).toBe("");
    expect(await find("jose")).toBe("José");
    await deleteEnquiries();
    const words = await env.ENQUIRIES.prepare("SELECT count(*) AS n FROM enquiry_words").first("n");
    expect(words).toBe(0);
  });
});
