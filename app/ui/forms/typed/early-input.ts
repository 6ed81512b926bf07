import {
  type Control,
  findControls,
  isChanged,
  isControl,
  keyOf,
  type PageInput,
  readInput,
} from "./page-input.ts";

type Focus = { key: string; selection: [number, number] | null };

/** Values that the browser has filled in by itself. */
let restored: PageInput = {};
let typed: PageInput = {};
let focus: Focus | null = null;

/**
 * Notes what is typed before React has hydrated the page. React overwrites a changed draft in a textarea, and replaces all
 * elements if the page is not as it expects, such as with the icon of a password manager.
 */
export function noteEarlyInput(): void {
  const found = readInput(findControls(document).filter(isChanged));
  // Nobody types without a touch or a key.
  const isUntouched = navigator.userActivation?.hasBeenActive === false;
  if (isUntouched) restored = found;
  else typed = found;
  noteFocus();
  document.addEventListener("input", noteInput);
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("focusout", noteLeaving);
  document.addEventListener("selectionchange", noteFocus);
}

/** The values from before hydration, with a function that brings the focus back if it was lost. */
export function takeEarlyInput() {
  document.removeEventListener("input", noteInput);
  document.removeEventListener("focusin", noteFocus);
  document.removeEventListener("focusout", noteLeaving);
  document.removeEventListener("selectionchange", noteFocus);
  const focused = focus;
  const taken = { restored, typed, restoreFocus: () => focused && restore(focused) };
  restored = {};
  typed = {};
  focus = null;
  return taken;
}

function noteInput({ target }: Event): void {
  if (!isControl(target)) return;
  typed = { ...typed, ...readInput([target]) };
  noteFocus();
}

function noteFocus(): void {
  const control = document.activeElement;
  focus = isControl(control) ? { key: keyOf(control), selection: selectionOf(control) } : null;
}

function noteLeaving({ target }: FocusEvent): void {
  // An element that React removes takes the focus with it, which the visitor did not mean.
  setTimeout(() => {
    if (target instanceof Node && target.isConnected) noteFocus();
  });
}

/** Null where the browser does not say: in a select, a box, an email address or a date. */
function selectionOf(control: Control): [number, number] | null {
  if (control instanceof HTMLSelectElement) return null;
  const { selectionStart: start, selectionEnd: end } = control;
  return start === null || end === null ? null : [start, end];
}

function restore({ key, selection }: Focus): void {
  if (document.activeElement !== document.body) return;
  const control = findControls(document).find((candidate) => keyOf(candidate) === key);
  control?.focus({ preventScroll: true });
  if (selection && control && !(control instanceof HTMLSelectElement)) {
    control.setSelectionRange(...selection);
  }
}
