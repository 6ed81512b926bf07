import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { preparedTexts } from "#content/office/prepared-texts.ts";
import { referenceOf } from "#office/reply/reference.ts";
import {
  meera,
  onlyRow,
  press,
  ravi,
  readLog,
  seenBy,
  signIn,
  submit,
  textOf,
} from "#tests/worker/desk-office.ts";
import { newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";

type Person = Awaited<ReturnType<typeof signIn>>;

const editPath = "/desk/texts?edit=papers";
const own = { do: "save", title: "Only the papers", words: "Hello {name}, bring {papers}. {me}" };

/** The links of an enquiry's page once a text is chosen: of a mail program, and of WhatsApp. */
async function readLinks(person: Person, path: string) {
  const page = textOf(await person.read(path)).replaceAll("&amp;", "&");
  const read = (pattern: RegExp, name: string) =>
    new URL(pattern.exec(page)?.[1] ?? "none:").searchParams.get(name);
  return {
    page,
    mail: read(/href="(mailto:[^"]+)"/, "body")?.replaceAll("\r\n", "\n"),
    whatsApp: read(/href="(https:\/\/wa\.me[^"]+)"/, "text"),
  };
}

describe("a text that is chosen for an enquiry", () => {
  it("is filled in with the landing day, papers, link and signature, for mail and WhatsApp", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote({ ...ownNote(), phone: "98765 43210", whatsapp: "yes" });
    const { id, path } = await onlyRow();
    const first = await readLinks(person, `${path}?text=first-answer`);
    expect(first.mail).toContain("Hello Asha,\n\nthank you for asking us about your dog");
    expect(first.mail).toContain("Pune to London, United Kingdom");
    expect(first.mail).toContain(referenceOf(id));
    expect(first.mail).toMatch(/your dog can land is \w+, \d+ \w+ 20\d\d\./);
    expect(first.mail).toContain(quotePath);
    expect(first.mail).toContain("\n\nMeera\n");
    expect(first.mail).toContain("by [to fill in].");
    expect(first.page).toContain("please fill in [to fill in]");
    // The secret address goes where only its visitor reads it.
    expect(first.whatsApp).toContain("Hello Asha,");
    expect(first.whatsApp).not.toContain(quotePath);
    expect(first.whatsApp).toContain("the link is in our mail to you");

    const papers = await readLinks(person, `${path}?text=papers`);
    expect(papers.mail).toMatch(/\n– [^\n]+: (by|from) [^\n]*20\d\d/);
    const fees = await readLinks(person, `${path}?text=fees`);
    expect(fees.mail).toMatch(/\n– [^\n]+, to [^\n]+: /);
  });

  it("has the address on WhatsApp for somebody whom no mail can reach", async () => {
    const person = await signIn(meera);
    const quotePath = await askForQuote({ ...ownNote(), phone: "98765 43210", whatsapp: "yes" });
    const { path } = await onlyRow();
    await env.ENQUIRIES.exec("UPDATE enquiries SET email = ''");
    expect((await readLinks(person, `${path}?text=offer`)).whatsApp).toContain(quotePath);
  });

  it("leaves gaps for a message, of which little is known", async () => {
    const person = await signIn(meera);
    await postEnquiry({ ...newEnquiry(), phone: "98765 43210" });
    const { path } = await onlyRow();
    const { mail, whatsApp } = await readLinks(person, `${path}?text=papers`);
    expect(mail).toContain("[papers]");
    expect(whatsApp).toContain("[route]");
  });

  it("may be one that there is not, which fills in nothing", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const { mail } = await readLinks(person, `${path}?text=no-such`);
    expect(mail).toContain("thank you for writing to us");
  });
});

describe("the prepared texts", () => {
  it("are listed with all that can be filled in", async () => {
    const page = await (await signIn(meera)).read("/desk/texts");
    for (const { title } of Object.values(preparedTexts)) expect(page).toContain(title);
    expect(page).toContain("{landing day}");
  });

  it("are changed for everybody, and go back to what they were", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const saved = await press(first, editPath, own);
    expect(saved.page).toContain("The text is saved");
    expect(await readLog()).toEqual([`${meera} null wrote the text “Only the papers”`]);
    expect(await second.read("/desk/texts")).toContain("Only the papers");
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    expect((await readLinks(second, `${path}?text=papers`)).mail).toContain(
      "Hello Asha, bring [papers]. Ravi",
    );
    const removed = await press(second, editPath, { do: "remove", title: own.title });
    expect(removed.page).toContain("The text is deleted.");
    expect(await first.read("/desk/texts")).toContain(String(preparedTexts.papers?.title));
  });

  it("have the office's own beside them", async () => {
    const person = await signIn(meera);
    await press(person, "/desk/texts", { ...own, title: "Christmas" });
    const page = await person.read("/desk/texts");
    expect(page).toContain("Christmas");
    expect(page).toContain(String(preparedTexts.papers?.title));
  });

  it("are not overwritten by somebody who saw another one, whose words stay", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const seen = await seenBy(second, editPath);
    await press(first, editPath, own);
    const late = await submit(second, editPath, { ...seen, ...own, words: "Mine. {me}" });
    expect(late.status).toBe(409);
    expect(late.page).toContain("Somebody else has changed this text");
    expect(late.page).toContain("Hello {name}, bring {papers}.");
    expect(late.page).toContain("Mine. {me}");
    const again = { ...(await seenBy(second, editPath)), do: "remove", title: "" };
    await submit(first, editPath, again);
    expect((await submit(second, editPath, again)).status).toBe(409);
    const gone = await submit(second, editPath, { ...again, ...own, words: "Mine. {me}" });
    expect(gone.status).toBe(409);
    expect(gone.page).toContain("Somebody else has deleted what you opened.");
    expect(gone.page).toContain("Mine. {me}");
  });

  it("name nothing that is not known, and are not empty", async () => {
    const person = await signIn(meera);
    const unknown = await press(person, editPath, { ...own, words: "On {landing date}. {me}" });
    expect(unknown.status).toBe(400);
    expect(unknown.page).toContain("Nothing is known of {landing date}.");
    expect(unknown.page).toContain("On {landing date}. {me}");
    for (const fields of [{ words: " " }, { title: "" }, { words: "x".repeat(3_001) }]) {
      expect((await press(person, editPath, { ...own, ...fields })).status).toBe(400);
    }
    expect(await readLog()).toEqual([]);
  });
});

describe("a signature", () => {
  it("is its person's own, and ends their texts", async () => {
    const [first, second] = [await signIn(meera), await signIn(ravi)];
    const signature = "Meera Joshi\r\nFlights and papers";
    const signed = await press(first, "/desk/texts", { do: "sign", signature });
    expect(signed.page).toContain("You sign like that from now on.");
    await postEnquiry(newEnquiry());
    const path = `${(await onlyRow()).path}?text=papers`;
    expect((await readLinks(first, path)).mail).toContain("\n\nMeera Joshi\nFlights and papers\n");
    expect((await readLinks(second, path)).mail).toContain("\n\nRavi\n");
  });
});
