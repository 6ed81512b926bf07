import * as v from "valibot";
import { createBrowserStore, useBrowserStore } from "#ui/browser/browser-store.ts";
import { cutAtLetter } from "#ui/text/text.ts";
import { typedFields } from "./fields.ts";

type Typed = {
  values: Readonly<Record<string, string>>;
  /** Whether they stay in this browser's storage. */
  isKept: boolean;
};

const nothing: Typed = { values: {}, isKept: false };
const storedSchema = v.object(
  Object.fromEntries(Object.keys(typedFields).map((name) => [name, v.nullish(v.string(), "")])),
);

const store = createBrowserStore<Typed>({
  key: "papers",
  name: "What was typed on the papers",
  parse: (text) => (text === null ? nothing : { values: parseValues(text), isKept: true }),
  format: ({ values, isKept }) => (isKept ? JSON.stringify(values) : null),
});

/** @throws Error for an invalid text */
function parseValues(text: string): Typed["values"] {
  const values = v.parse(storedSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(typedFields).flatMap(([name, { maxLength }]) => {
      const value = cutAtLetter(values[name] ?? "", maxLength);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The values typed beside the sheets, the same on all of them. They never leave the browser. */
export function useTyped(): Typed {
  const { values, isKept } = useBrowserStore(store, nothing);
  return { values, isKept: isKept && !store.isRefused() };
}

export const type = (name: string, value: string) =>
  store.change(({ values, isKept }) => ({ values: { ...values, [name]: value }, isKept }));

export const keepOnDevice = (isKept: boolean) => store.change((typed) => ({ ...typed, isKept }));

export const forget = () => store.change(() => nothing);
