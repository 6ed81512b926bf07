import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MonthsMark } from "./stamp.tsx";

it.each([
  ["3 to 6 months ahead, 5 for the UK and the EU", ["3–6", "months"]],
  ["5 months before you land, if a blood test is due", ["5", "months"]],
  ["As soon as you know the country", []],
])("the mark of “%s” shows the months that it begins with", (time, words) => {
  const html = renderToStaticMarkup(<MonthsMark time={time} />);
  expect(html.match(/(?<=>)[^<]+/g) ?? []).toEqual(words);
});
