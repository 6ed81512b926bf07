import * as v from "valibot";
import {
  emptied,
  emptyForms,
  findControls,
  isControl,
  type PageInput,
  readInput,
} from "./page-input.ts";

/** By the keys of the history's entries, until the document is left. */
const memory = new Map<string, PageInput>();

/** A reload keeps an entry's state, and so does a browser that opens a closed tab again, as it keeps its fields. */
const stateSchema = v.object({ input: v.record(v.string(), v.union([v.string(), v.boolean()])) });

/** Safari refuses more than 100 changes of an entry within 30 seconds. */
const writeDelayMs = 400;

function readState(): PageInput | undefined {
  const result = v.safeParse(stateSchema, history.state);
  return result.success ? result.output.input : undefined;
}

/** The input that was typed on this entry of the history. */
export const recall = (entry: string): PageInput => memory.get(entry) ?? readState() ?? {};

/** Keeps what is typed into forms, for going back and for a reload. Returns a function that stops that. */
export function keepInput(entry: string): () => void {
  const { href } = window.location;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    stopWaiting();
    // The browser goes back at once, and the router once it has the page's data.
    if (window.location.href !== href) return;
    history.replaceState({ ...history.state, input: memory.get(entry) }, "");
  }
  function stopWaiting() {
    clearTimeout(timer);
    window.removeEventListener("beforeunload", write);
  }
  function note({ target }: Event) {
    if (!isControl(target) || !target.form) return;
    memory.set(entry, { ...recall(entry), ...readInput(findControls(target.form)) });
    stopWaiting();
    timer = setTimeout(write, writeDelayMs);
    // Chromium reloads the state that it has before `pagehide`.
    window.addEventListener("beforeunload", write);
  }
  document.addEventListener("input", note);
  return () => {
    stopWaiting();
    document.removeEventListener("input", note);
  };
}

/** Forgets what was typed into a form, once it is sent: here, on the way back, and in the history of the browser. */
export function forgetInput(formLabel: string): void {
  emptyForms(formLabel);
  for (const [entry, input] of memory) memory.set(entry, emptied(input, formLabel));
  const input = readState();
  if (input) history.replaceState({ ...history.state, input: emptied(input, formLabel) }, "");
}
