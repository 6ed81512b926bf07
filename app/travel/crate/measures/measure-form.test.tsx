import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { crateTexts } from "#travel/crate/result/crate-texts.server.ts";
import type { CrateQuery } from "./crate-query.ts";
import { MeasureForm } from "./measure-form.tsx";

function formOf(query: CrateQuery): string {
  const Component = () => (
    <MeasureForm
      labels={crateTexts.labels}
      query={query}
      problems={{}}
      isShort
      isAnswered
      onInput={() => {}}
    >
      {null}
    </MeasureForm>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
}

/** An empty one, as in a browser, unless another choice is made. */
const petsChosen = (query: CrateQuery) =>
  formOf(query).match(/<option value="(\d*)" selected="">/)?.[1] ?? "";

it.each(["2", "3", "4", "6", "20"])("the form keeps the %s pets of its address", (pets) => {
  expect(petsChosen({ pets })).toBe(pets);
});

it("the form has one choice for one pet, whether its address says so or not", () => {
  expect(petsChosen({ pets: "1" })).toBe("");
  expect(petsChosen({})).toBe("");
});
