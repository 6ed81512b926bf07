import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deskLogRetentionDays } from "../../app/content/company/retention";
import { promiseReply } from "../../app/enquiry/receipt.server";
import { referenceOf } from "../../app/reply/reference";
import { shortReplyTime } from "../../app/reply/reply-time-words";
import { meera, publishKeys, ravi, signIn } from "./desk-office";
import {
  deleteEnquiries,
  formServiceIsDown,
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  runCron,
  validEnquiry,
  waitUntilDelivered,
} from "./enquiry-outbox";
import { answers, askForQuote, ownNote } from "./quote-visitor";
import { visit } from "./site";

const dayMs = 24 * 60 * 60 * 1000;
const notices = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

beforeEach(async () => {
  await publishKeys();
  await deleteEnquiries();
  await env.ENQUIRIES.exec("DELETE FROM desk_log");
});

type Row = Record<string, string | number | null> & { id: string; path: string };

const onlyRow = async (): Promise<Row> => {
  const [row] = await listEnquiries();
  if (!row) throw new Error("There is no enquiry.");
  return { ...row, id: String(row.id), path: `/desk/${row.id}` };
};

async function readLog(): Promise<string[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT who, reference, did FROM desk_log ORDER BY id",
  ).all<{ who: string; reference: string | null; did: string }>();
  return results.map(({ who, reference, did }) => `${who} ${reference} ${did}`);
}

/** Posts a form, and returns the page that follows: after a redirect, or as the response. */
async function submit(
  person: Awaited<ReturnType<typeof signIn>>,
  path: string,
  fields: Record<string, string>,
) {
  const response = await person.post(path, fields);
  const location = response.headers.get("Location");
  if (location) expect(response.status).toBe(303);
  const page = location ? await person.read(location) : await response.text();
  return { status: response.status, location, page: notices(page) };
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
    const now = Date.now();
    const insert = env.ENQUIRIES.prepare(
      `INSERT INTO enquiries (id, received_at, page, name, email, message, answer_by, delivered_at)
       VALUES (?1, ?2, '/contact', ?3, 'a@example.com', 'Hello', ?4, ?2)`,
    );
    // All promised for the same time, as after a weekend.
    const rows = Array.from({ length: 60 }, (_, index) =>
      insert.bind(`row-${index}`, now, `Visitor ${index};`, now - dayMs),
    );
    await env.ENQUIRIES.batch(rows);
    const person = await signIn(meera);
    const seen: string[] = [];
    for (let path: string | null = "/desk"; path !== null; ) {
      const page = await person.read(path);
      seen.push(...(page.match(/Visitor \d+;/g) ?? []));
      const [, more = null] = /href="(\/desk\?[^"]*after[^"]*)"/.exec(page) ?? [];
      path = more?.replaceAll("&amp;", "&") ?? null;
    }
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

describe("the page of an enquiry", () => {
  it("has all that was asked, the plan, the crate and ways to reach the visitor", async () => {
    const search = `${answers}&a=66&b=30&c=20&d=60&unit=cm`;
    const path = await askForQuote(
      { phone: "98765 43210", whatsapp: "yes", note: "Thunder" },
      search,
    );
    const page = notices(await (await signIn(meera)).read((await onlyRow()).path));
    for (const words of ["Labrador", "Thunder", "It can really land from", "inside is needed"]) {
      expect(page).toContain(words);
    }
    expect(page).toContain(`href="${siteOrigin}${path}"`);
    expect(page).toContain('href="tel:9876543210"');
    expect(page).toContain('href="mailto:asha%40example.com?subject=');
    expect(page).toContain('href="https://wa.me/919876543210?text=');
  });

  const siteOrigin = "https://localhost";

  it("does not exist for an erased enquiry, a digest or nonsense", async () => {
    const person = await signIn(meera);
    for (const id of [crypto.randomUUID(), "20261125-digest", "%27%20or%201=1", "log2"]) {
      const response = await person.get(`/desk/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This is not at the desk");
    }
  });
});

describe("two people at the desk", () => {
  it("claim an enquiry once: the second one learns who was first", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const claim = { do: "claim", holder: "" };
    expect((await submit(first, path, claim)).page).toContain("It is yours now.");
    const late = await submit(second, path, claim);
    expect(late.status).toBe(409);
    expect(late.page).toContain("meera was first, and claimed it on");
    expect(await onlyRow()).toMatchObject({ claimed_by: meera });
  });

  it("mark it as answered once, even when both press at the same moment", async () => {
    const people = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const answered = { do: "answered", revision: "1" };
    const results = await Promise.all(people.map((person) => submit(person, path, answered)));
    expect(results.map(({ status }) => status).sort()).toEqual([303, 409]);
    const loser = results.find(({ status }) => status === 409);
    expect(loser?.page).toMatch(/(meera|ravi) was first, and marked it as answered on/);
    expect((await readLog()).filter((line) => line.endsWith("answered it"))).toHaveLength(1);
  });

  it("take over from whom they saw, and give back only what is theirs", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    await submit(first, path, { do: "claim", holder: "" });
    expect((await submit(second, path, { do: "release" })).status).toBe(409);
    expect((await submit(second, path, { do: "claim", holder: meera })).status).toBe(303);
    expect(await onlyRow()).toMatchObject({ claimed_by: ravi });
    await submit(second, path, { do: "release" });
    expect(await onlyRow()).toMatchObject({ claimed_by: null, claimed_at: null });
  });

  it("do not mark words as answered that the visitor has corrected in the meantime", async () => {
    const person = await signIn(meera);
    const submission = crypto.randomUUID();
    await postEnquiry({ ...validEnquiry, submission });
    await postEnquiry({ ...validEnquiry, submission, message: "In June instead, please." });
    const late = await submit(person, (await onlyRow()).path, { do: "answered", revision: "1" });
    expect(late.page).toContain("The visitor has corrected it");
    expect(await onlyRow()).toMatchObject({ answered_at: null });
  });
});

describe("what is answered", () => {
  it("is said on the visitor's page, and can be undone once", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const { path } = await onlyRow();
    const quotePage = async () => notices(await (await visit(quotePath)).text());
    await submit(person, path, { do: "answered", revision: "1" });
    expect(await quotePage()).toContain("We have replied.");
    const row = await onlyRow();
    expect(row).toMatchObject({ answered_by: meera });
    const undo = { do: "undo", answeredAt: String(row.answered_at) };
    expect((await submit(person, path, undo)).status).toBe(303);
    expect(await quotePage()).toContain("We reply by");
    expect((await submit(person, path, undo)).status).toBe(409);
  });
});

describe("a new promise", () => {
  it("is shown on the visitor's page, and refused where it cannot be kept", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const row = await onlyRow();
    const seen = { do: "promise", answerBy: String(row.answer_by) };
    const refused = await submit(person, row.path, { ...seen, day: "2026-02-31" });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain("Please choose the day of the new promise.");
    expect(refused.page).toContain('value="2026-02-31"');

    // Asked after closing time on the first promise's day.
    const nextTime = promiseReply(Number(row.answer_by));
    const day = new Date(nextTime).toISOString().slice(0, 10);
    const result = await submit(person, row.path, { ...seen, day });
    expect(result.status).toBe(303);
    expect((await onlyRow()).answer_by).toBe(nextTime);
    const [weekday = ""] = shortReplyTime(nextTime).split(" ");
    expect(await (await visit(quotePath)).text()).toContain(weekday);
    // The page of the second person still has the first promise.
    const late = await submit(await signIn(ravi), row.path, { ...seen, day });
    expect(late.page).toContain("The promise has changed in the meantime");
  });
});

describe("a note", () => {
  it("is kept with its author, as it was typed", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const { page } = await submit(person, path, { do: "note", note: "Calls <b>back</b> at six" });
    expect(page).toContain("Calls &lt;b&gt;back&lt;/b&gt; at six");
    expect((await submit(person, path, { do: "note", note: "  " })).page).toContain(
      "Please write the note first.",
    );
    const long = "x".repeat(2_001);
    const refused = await submit(person, path, { do: "note", note: long });
    expect(refused.status).toBe(400);
    expect(refused.page).toContain(long);
  });
});

describe("what the form service refuses", () => {
  it("is listed, settled, and sent again when somebody asks for that", async () => {
    const person = await signIn(meera);
    await publishKeys(undefined, { ...formServiceIsDown, status: 422, times: 1 });
    await postEnquiry(newEnquiry());
    await vi.waitFor(async () => expect(await onlyRow()).toMatchObject({ is_refused: 1 }));
    const { path } = await onlyRow();
    expect(await person.read("/desk?show=refused")).toContain(`href="${path}"`);
    await submit(person, path, { do: "settle" });
    expect(await person.read("/desk?show=refused")).not.toContain(`href="${path}"`);
    expect(await readInbox()).toHaveLength(0);
    expect((await submit(person, path, { do: "settle" })).status).toBe(409);
    await submit(person, path, { do: "send-again" });
    await waitUntilDelivered();
    expect(await readInbox()).toHaveLength(1);
  });

  it("that looks like spam is listed, and loses the mark once it is sent", async () => {
    const person = await signIn(meera);
    await postAndDeliver({ ...newEnquiry(), second_subject: "https://spam.example" });
    const { path } = await onlyRow();
    expect(await person.read("/desk?show=suspected")).toContain(`href="${path}"`);
    await submit(person, path, { do: "send-again" });
    expect(await person.read("/desk?show=suspected")).not.toContain(`href="${path}"`);
    expect(await person.read("/desk")).toContain(`href="${path}"`);
    await waitUntilDelivered();
  });
});

describe("erasing", () => {
  it("needs the reference, and leaves nothing but the line of the log", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote(ownNote());
    const { id, path } = await onlyRow();
    await submit(person, path, { do: "note", note: "Asha calls back" });
    const wrong = await submit(person, `${path}/erase`, { reference: "0000-0000" });
    expect(wrong.status).toBe(400);
    expect(wrong.page).toContain('value="0000-0000"');
    expect(await listEnquiries()).toHaveLength(1);
    const erased = await submit(person, `${path}/erase`, {
      reference: referenceOf(id).toLowerCase(),
    });
    expect(erased.page).toContain("Erased");
    expect((await visit(quotePath)).status).toBe(404);
    for (const table of ["enquiries", "enquiry_notes", "enquiry_words"]) {
      expect(await env.ENQUIRIES.prepare(`SELECT count(*) AS n FROM ${table}`).first("n")).toBe(0);
    }
    expect(await readLog()).toContain(`${meera} ${referenceOf(id)} erased it`);
    expect((await readLog()).join()).not.toContain("Asha");
  });
});

describe("the log", () => {
  it("says who did what, and forgets it after its time", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { id, path } = await onlyRow();
    await submit(person, path, { do: "claim", holder: "" });
    expect(notices(await person.read("/desk/log"))).toContain("<strong>meera</strong> claimed it");
    expect(await readLog()).toEqual([`${meera} ${referenceOf(id)} claimed it`]);
    await env.ENQUIRIES.prepare("UPDATE desk_log SET at = at - ?1")
      .bind((deskLogRetentionDays + 1) * dayMs)
      .run();
    await runCron();
    expect(await readLog()).toEqual([]);
  });
});

describe("the export", () => {
  const day = (time: number) => new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 10);

  it("has a row for each enquiry of the days, with pet, breed and route, and is logged", async () => {
    const person = await signIn(meera);
    await askForQuote({ ...ownNote(), name: "=HYPERLINK(1)" });
    const today = day(Date.now());
    const response = await person.post("/desk/export.csv", { from: today, to: today });
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const [headings = "", row = ""] = (await response.text()).split("\r\n");
    for (const heading of ["Pet", "Breed", "Route"]) expect(headings).toContain(`"${heading}"`);
    for (const cell of ["dog", "Labrador", "Pune to London, United Kingdom", "'=HYPERLINK(1)"]) {
      expect(row).toContain(`"${cell}"`);
    }
    expect(await readLog()).toEqual([`${meera} null exported ${today} to ${today}`]);
  });

  it("of impossible days is refused, and keeps what was typed", async () => {
    const person = await signIn(meera);
    const days = { from: "2026-11-20", to: "2026-11-19" };
    const { page } = await submit(person, "/desk/export.csv", days);
    expect(page).toContain("The last day is before the first one.");
    expect(page).toContain('value="2026-11-20"');
    expect(await readLog()).toEqual([]);
  });
});

describe("a link preview, or whoever else reads all pages", () => {
  it("changes nothing", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const before = await onlyRow();
    const searches = [
      "",
      "?do=claim&holder=",
      "?do=answered&revision=1",
      "?done=answered",
      "?reference=x",
    ];
    for (const page of ["", "/erase", ".data"]) {
      for (const search of searches) {
        for (const method of ["GET", "HEAD"])
          await person.get(before.path + page + search, { method });
      }
    }
    await person.get("/desk/export.csv?from=2026-11-01&to=2026-11-30");
    expect(await onlyRow()).toEqual(before);
    expect(await readLog()).toEqual([]);
  });
});
