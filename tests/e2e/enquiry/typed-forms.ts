import { expect, type Page } from "playwright/test";

type TypedForm = {
  /** The path of its page. */
  path: string;
  /** Its accessible name. */
  name: string;
  /** What a person writes, chooses and ticks, in this order, by the names of the fields. */
  typed: Record<string, string | boolean>;
};

/** The forms that people fill in, each with every kind of field that it has. */
export const typedForms: TypedForm[] = [
  {
    path: "/contact",
    name: "Contact form",
    typed: {
      name: "Asha",
      email: "asha@example.com",
      phone: "+91 00000 00000",
      from: "Delhi",
      month: "March",
      message: "Moti is afraid of thunder.",
    },
  },
  {
    // With a draft in the message.
    path: "/contact?to=uk&pet=dog",
    name: "Contact form",
    typed: { name: "Asha", message: "Moti is afraid of thunder." },
  },
  { path: "/", name: "Contact form", typed: { name: "Asha", message: "Is May too soon?" } },
  {
    path: "/quote",
    name: "The move",
    typed: { to: "uk", city: "Pune", flight: true, together: "yes" },
  },
  {
    path: "/quote?step=pet&to=uk",
    name: "The pet",
    typed: { pet: "cat", snub: true, breed: "Persian", weight: "4.5", pets: "2" },
  },
  {
    path: "/quote?step=you&to=uk&pet=dog",
    name: "You",
    typed: { name: "Asha", phone: "+91 00000 00000", whatsapp: "yes", note: "He barks." },
  },
  {
    path: "/plan",
    name: "Your pet and its journey",
    typed: { pet: "cat", snub: true, vaccine: "2027-03-31", at: "06:30" },
  },
  {
    path: "/crate-size",
    name: "Measures of your pet",
    typed: { pet: "cat", a: "45", b: "14", snub: true, pets: "2", pad: "3" },
  },
  {
    path: "/guides/airlines",
    name: "Your pet and its flight",
    typed: {
      to: "india",
      pet: "dog",
      baggage: "yes",
      weight: "12.5",
      snub: true,
      "bag-weight": "7",
    },
  },
  {
    path: "/blog/navigating-pet-import-regulations-uk",
    name: "When can we fly?",
    typed: { pet: "cat", vaccine: "2027-03-31" },
  },
];

const fieldOf = (page: Page, form: TypedForm, name: string) =>
  page.getByRole("form", { name: form.name }).locator(`[name="${name}"]`);

/** Fills in the form as a person does, unfolding what is folded. */
export async function fillIn(page: Page, form: TypedForm): Promise<void> {
  for (const [name, value] of Object.entries(form.typed)) {
    const field = fieldOf(page, form, name);
    await field.first().evaluate((element) => {
      for (let fold = element.closest("details"); fold; ) {
        fold.open = true;
        fold = fold.parentElement?.closest("details") ?? null;
      }
    });
    const kind = await field
      .first()
      .evaluate((element) => element.getAttribute("type") ?? element.localName);
    if (kind === "radio") await field.and(page.locator(`[value="${value}"]`)).check();
    else if (kind === "checkbox") await field.check();
    else if (kind === "select") await field.selectOption(`${value}`);
    else await field.fill(`${value}`);
  }
}

/** What the form would send of the fields that `fillIn` fills in. */
export const typedIn = (page: Page, form: TypedForm) =>
  page.getByRole("form", { name: form.name }).evaluate((element: HTMLFormElement, names) => {
    const data = new FormData(element);
    return names.map((name) => `${name}: ${data.get(name)}`);
  }, Object.keys(form.typed));

/** What `typedIn` returns once the form is filled in. */
export const whatWasTyped = (form: TypedForm) =>
  Object.entries(form.typed).map(([name, value]) => `${name}: ${value === true ? "yes" : value}`);

export async function expectTyped(page: Page, form: TypedForm): Promise<void> {
  await expect.poll(() => typedIn(page, form)).toEqual(whatWasTyped(form));
}
