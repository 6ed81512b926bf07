import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import { startJourney } from "#office/journey/journey.ts";
import { allSeen, by, journeys, stagesOf } from "#tests/worker/booked-quote.ts";
import { ageEnquiries, listEnquiries, waitUntilDelivered } from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, postQuote } from "#tests/worker/quote-visitor.ts";
import { readAttributes, visit } from "#tests/worker/site.ts";

const minuteMs = 60_000;
const lastStep = `/quote?step=you&${answers}`;
const tokenField = "input[type=hidden][name=submission]";

/** The token in the form of the last step, as a page without JavaScript has it. */
async function takeToken(): Promise<string> {
  const [token] = await readAttributes(lastStep, tokenField, "value");
  return token ?? "";
}

async function onlyRow() {
  const rows = await listEnquiries();
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** The stored row, without the mark by which a repeat finds it. */
async function readRow(id: string) {
  const { submission: _, ...row } = (await listEnquiries()).find((one) => one.id === id) ?? {};
  return row;
}

async function book(id: string) {
  const now = Date.now();
  await journeys.book(id, startJourney(stagesOf(answers), now + minuteMs), by(now), allSeen);
}

async function replaceLink(id: string, path: string): Promise<void> {
  await book(id);
  const [newKey, newMailKey] = [makeSecretKey(), makeSecretKey()];
  const keys = { oldKey: path.slice("/quote/".length), newKey, newMailKey };
  await journeys.replaceKey(id, keys, by(Date.now()));
}

const answer = () =>
  env.ENQUIRIES.exec("UPDATE enquiries SET replied_at = 1, replied_by = 'meera@marigold.example'");

const ends: [string, (id: string, path: string) => Promise<unknown>][] = [
  ["it is answered", answer],
  ["it is booked", book],
  ["its link is replaced", replaceLink],
];

type MakeFields = () => Promise<Record<string, string>>;
const kinds: [string, MakeFields][] = [
  ["without a token", async () => ({})],
  ["with the form's token", async () => ({ submission: await takeToken() })],
];

describe.each(kinds)("a quote that is posted again %s", (_, makeFields) => {
  it("leads to its page in the first minutes", async () => {
    const fields = await makeFields();
    const path = await askForQuote(fields);
    await ageEnquiries(9 * minuteMs);
    expect(await askForQuote(fields)).toBe(path);
    expect(await onlyRow()).toMatchObject({ revision: 1 });
  });

  it.each(ends)("is another quote once %s, and leaves the first one as it is", async (_, end) => {
    const fields = await makeFields();
    const path = await askForQuote(fields);
    const id = String((await onlyRow())?.id);
    await waitUntilDelivered();
    await end(id, path);
    const before = await readRow(id);
    const other = await askForQuote(fields);
    expect(other).toMatch(/^\/quote\/[a-z2-7]{32}$/);
    expect(other).not.toBe(`/quote/${before.quote_key}`);
    expect(other).not.toBe(path);
    expect(await readRow(id)).toEqual(before);
    expect(await askForQuote(fields)).toBe(other);
    expect(await listEnquiries()).toHaveLength(2);
  });
});

describe("the same words", () => {
  it("lead to the quote's page with another token, as after Back, and cannot correct it", async () => {
    const path = await askForQuote({ submission: await takeToken() });
    const submission = await takeToken();
    expect(await askForQuote({ submission })).toBe(path);
    expect(await askForQuote({ submission, name: "Asha Rao" })).not.toBe(path);
    expect(await listEnquiries()).toMatchObject([{ name: "Asha" }, { name: "Asha Rao" }]);
  });

  it.each(kinds)("are another quote after ten minutes, %s", async (_, makeFields) => {
    const path = await askForQuote(await makeFields());
    await ageEnquiries(10 * minuteMs + 1);
    expect(await askForQuote(await makeFields())).not.toBe(path);
    expect(await listEnquiries()).toHaveLength(2);
  });
});

it("an enquiry has a reference that its sender cannot choose", async () => {
  const submission = await takeToken();
  await askForQuote({ submission });
  const row = await onlyRow();
  expect(row).toMatchObject({ submission });
  expect(String(row?.id).slice(0, 8)).not.toBe(submission.slice(0, 8));
});

describe("the last step's form", () => {
  it("has a token of its own each time, on a page that is not cached", async () => {
    for (const path of [lastStep, lastStep.replace("?", ".data?"), `${lastStep}&utm_source=mail`]) {
      expect((await visit(path)).headers.get("Cache-Control")).toBe("private, no-store");
    }
    const tokens = [await takeToken(), await takeToken()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\da-f-]{36}$/);
  });

  it("keeps its token when it has to be corrected", async () => {
    const submission = await takeToken();
    const html = await (await postQuote({ submission, email: "asha" })).text();
    expect(html).toContain(`name="submission" value="${submission}"`);
  });

  it("leaves the earlier steps without one, and public", async () => {
    for (const path of ["/quote", `/quote?step=pet&${answers}`, "/quote?step=you&to=uk"]) {
      expect((await visit(path)).headers.get("Cache-Control")).toMatch(/^public/);
      expect(await readAttributes(path, tokenField, "value")).toEqual([]);
    }
  });
});
