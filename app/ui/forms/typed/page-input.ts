export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The states of controls, by their keys: a text, the value of the chosen option or radio button, or whether a box is
 * checked.
 */
export type PageInput = Record<string, string | boolean>;

/** Not a slider, which follows its number. */
export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["hidden", "range"].includes(target.type));

export const findControls = (within: Document | HTMLFormElement): Control[] =>
  [...within.querySelectorAll<HTMLElement>("input, select, textarea")].flatMap((element) =>
    isControl(element) ? [element] : [],
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

/** The same after React has replaced the control, and after a reload; ids are not. Radio buttons share one. */
export function keyOf(control: Control): string {
  const own =
    control.name || control.getAttribute("aria-label") || control.labels?.[0]?.textContent;
  return `${control.form?.getAttribute("aria-label") ?? ""}/${own}`;
}

/** The input with an empty form of this label. */
export const emptied = (input: PageInput, formLabel: string): PageInput =>
  Object.fromEntries(
    Object.entries(input).map(([key, state]) => {
      const empty = typeof state === "boolean" ? false : "";
      return [key, key.startsWith(`${formLabel}/`) ? empty : state];
    }),
  );

/** Whether the control differs from what the page came with. */
export function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const preset = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(preset, 0);
}

export function readInput(controls: Control[]): PageInput {
  const input: PageInput = {};
  for (const control of controls) {
    if (!isBox(control)) input[keyOf(control)] = control.value;
    else if (control.type === "checkbox") input[keyOf(control)] = control.checked;
    else if (control.checked) input[keyOf(control)] = control.value;
  }
  return input;
}

const findControl = (key: string, state: string | boolean) =>
  findControls(document).find(
    (control) => keyOf(control) === key && (control.type !== "radio" || control.value === state),
  );

const isEmpty = (key: string) =>
  !readInput(findControls(document).filter((control) => keyOf(control) === key))[key];

/**
 * Fills in controls as a person does: what follows the input hears of it, even where it stands there already.
 * @param which all of the input, or what is for empty controls
 */
export async function fillIn(input: PageInput, which: "all" | "for empty controls"): Promise<void> {
  for (const [key, state] of Object.entries(input)) {
    const control = findControl(key, state);
    if (!control || (which !== "all" && !isEmpty(key))) continue;
    const isFilledIn = readInput([control])[key] === state;
    if (isFilledIn && !isChanged(control)) continue;
    if (!isFilledIn) {
      unfold(control);
      if (isBox(control)) control.click();
      else control.value = String(state);
    }
    for (const event of ["input", "change"]) {
      control.dispatchEvent(new Event(event, { bubbles: true }));
    }
    // React renders now, perhaps with further fields.
    await null;
  }
}

function unfold(control: Control): void {
  let fold = control.closest("details");
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest("details") ?? null;
  }
}

/** Leaves nothing in the forms with this label, not even what they came with. */
export function emptyForms(label: string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    `form[aria-label="${CSS.escape(label)}"]`,
  )) {
    for (const control of findControls(form)) {
      if (isBox(control)) control.checked = false;
      else control.value = "";
    }
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
