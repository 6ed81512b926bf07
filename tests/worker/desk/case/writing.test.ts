import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  meera,
  onlyRow,
  press,
  readLog,
  seenBy,
  signIn,
  submit,
} from "#tests/worker/desk-office.ts";
import {
  listEnquiries,
  newEnquiry,
  postAndDeliver,
  postEnquiry,
  readInbox,
  runCron,
} from "#tests/worker/enquiry-outbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { visit } from "#tests/worker/site.ts";

const caller = { name: "Asha Rao", phone: "98450 12345", source: "phone", do: "write" };
const move = { to: "uk", city: "Pune", place: "London", month: "2027-05", pet: "dog" };

describe("an enquiry that the office writes down", () => {
  it("needs a name and a phone number alone, is due, and is who wrote it down's", async () => {
    const person = await signIn(meera);
    const { page, location } = await press(person, "/desk/new", caller);
    const row = await onlyRow();
    expect(location).toBe(`${row.path}?done=written`);
    expect(page).toContain("It is here now, and yours.");
    expect(page).toContain("by Phone");
    expect(row).toMatchObject({ kind: "message", source: "phone", claimed_by: meera, email: "" });
    expect(Number(row.reply_by)).toBeGreaterThan(Date.now());
    expect(await person.read("/desk")).toContain("Asha Rao");
    await runCron();
    expect(await readInbox()).toEqual([]);
  });

  it("has a page with its plan once destination and pet are known", async () => {
    const person = await signIn(meera);
    await press(person, "/desk/new", { ...caller, ...move, message: "She called from the vet's." });
    const row = await onlyRow();
    expect(row).toMatchObject({ kind: "quote", route: "Pune to London, United Kingdom" });
    const page = await (await visit(`/quote/${row.quote_key}`)).text();
    expect(page).toContain("Pune to London, United Kingdom");
    expect(await person.read(row.path)).toContain("She called from the vet");
  });

  it("is one, even if its form is posted twice", async () => {
    const person = await signIn(meera);
    const form = { ...(await seenBy(person, "/desk/new")), ...caller };
    const [first, second] = [
      await submit(person, "/desk/new", form),
      await submit(person, "/desk/new", form),
    ];
    expect(second.location).toBe(first.location);
    expect(await listEnquiries()).toHaveLength(1);
  });

  it("may be answered already, on the phone", async () => {
    const person = await signIn(meera);
    await press(person, "/desk/new", { ...caller, do: "answered" });
    expect(await onlyRow()).toMatchObject({ replied_by: meera, replied_via: "phone" });
    expect((await readLog()).join()).toContain("wrote it down as answered");
  });

  it("keeps what was typed while something is wrong, and asks for each pet", async () => {
    const person = await signIn(meera);
    const wrong = await press(person, "/desk/new", { ...caller, phone: "", breed: "Beagle" });
    expect(wrong.status).toBe(400);
    expect(wrong.page).toContain("Please enter a phone number, or an email address.");
    expect(wrong.page).toContain('value="Beagle"');
    const short = await press(person, "/desk/new", { ...caller, phone: "1234" });
    expect(short.page).toContain("Please enter the whole phone number");
    expect(short.page).toContain('value="1234"');
    const pets = await press(person, "/desk/new", { ...caller, pets: "2", do: "pets" });
    expect(pets.page).toContain("Second pet");
    expect(pets.page).toContain('value="Asha Rao"');
    expect(await listEnquiries()).toEqual([]);
  });
});

describe("a correction at the desk", () => {
  it("replaces what a visitor gave, and the log has what was there before", async () => {
    const person = await signIn(meera);
    await askForQuote({ ...ownNote(), phone: "98450 12345" });
    const row = await onlyRow();
    const edit = `${row.path}/edit`;
    const fields = { ...move, month: "2027-06", name: "Asha Rao", email: "asha@new.example" };
    const { page } = await press(person, edit, {
      ...fields,
      phone: "+91 98450 54321",
      do: "correct",
    });
    expect(page).toContain("It is corrected.");
    expect(page).toMatch(/corrected: name, phone, email.*before, Name: Asha; Phone: 98450 12345/);
    expect(page).toContain("asha@new.example");
    const corrected = await onlyRow();
    expect(corrected).toMatchObject({ month: "June 2027", quote_key: row.quote_key });
    expect(corrected.mail_key).not.toBe(row.mail_key);
    expect(JSON.parse(String(corrected.details))).toHaveProperty("note");
    expect((await readLog()).join()).not.toContain("98450");
    expect(await person.read("/desk?q=54321")).toContain("Asha Rao");
  });

  it("fills in the move of a message, which then has a page and can be booked", async () => {
    const person = await signIn(meera);
    await postAndDeliver(newEnquiry());
    const { path, name, email } = await onlyRow();
    expect(await person.read(path)).toContain("Correct it, or fill in the move");
    const { page } = await press(person, `${path}/edit`, {
      ...move,
      name: String(name),
      email: String(email),
      do: "correct",
    });
    expect(page).toContain("filled in the move");
    expect(page).toContain("Moti would like to move");
    const row = await onlyRow();
    expect(row).toMatchObject({ kind: "quote", month: "May 2027" });
    expect((await visit(`/quote/${row.quote_key}`)).status).toBe(200);
    expect((await person.get(`${path}/journey`)).status).toBe(200);
  });

  it("is refused where a colleague or the visitor was first, and what was typed stays", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const seen = await seenBy(person, `${path}/edit`);
    await press(person, path, { do: "note", note: "Called." });
    const late = await submit(person, `${path}/edit`, {
      ...seen,
      name: "Asha Typed",
      email: "asha@example.com",
      do: "correct",
    });
    expect(late.status).toBe(409);
    expect(late.page).toContain("wrote a note");
    expect(late.page).toContain("Asha Typed");
    expect((await onlyRow()).name).not.toBe("Asha Typed");
  });

  it("goes with the enquiry, and its old values too", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    await press(person, `${path}/edit`, { name: "Asha Rao", email: "asha@example.com" });
    await env.ENQUIRIES.exec("DELETE FROM enquiries");
    const { results } = await env.ENQUIRIES.prepare("SELECT * FROM enquiry_corrections").all();
    expect(results).toEqual([]);
  });
});
