import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage } from "#tests/components/render-on-page.tsx";
import { PermitQuestions } from "./permit-questions.tsx";

const outcome = { isNeeded: true, text: "A visit needs it.", passage: "visit" };
const questions = [
  { ask: "Do you move home?", no: outcome },
  {
    ask: "Is it baggage?",
    yes: { isNeeded: false, text: "The NOC is enough.", passage: "noc" },
    no: { isNeeded: true, text: "Cargo needs it.", passage: "cargo" },
  },
];

const answer = (question: string, words: string) =>
  userEvent.click(page.getByRole("group", { name: question }).getByText(words, { exact: true }));

it("asks one question after the other, until an answer says whether a permit is needed", async () => {
  await renderOnPage(<PermitQuestions questions={questions} />);
  await expect.element(page.getByRole("group", { name: "Is it baggage?" })).not.toBeInTheDocument();
  await answer("Do you move home?", "Yes");
  await answer("Is it baggage?", "No");
  await expect.element(page.getByText("Cargo needs it.")).toBeVisible();
  await expect.element(page.getByText("The NOC is enough.")).not.toBeVisible();
  await answer("Do you move home?", "No");
  await expect.element(page.getByText("A visit needs it.")).toBeVisible();
  await expect.element(page.getByText("Cargo needs it.")).not.toBeVisible();
});
