import { describe, expect, it } from "vitest";
import { requireConfirmation } from "./confirmation.ts";

const typing = (word: string) => async () => word;

describe("the confirmation of a deployment to production", () => {
  it("is given by --confirm production, without a question", async () => {
    await expect(requireConfirmation("abc1234", "production", null)).resolves.toBeUndefined();
  });

  it("is given by typing the word on a terminal, which names the commit", async () => {
    const questions: string[] = [];
    await requireConfirmation("abc1234", undefined, async (question) => {
      questions.push(question);
      return "production";
    });
    expect(questions).toEqual(['Type "production" to deploy abc1234 there: ']);
  });

  it.each([
    ["another word is typed", undefined, typing("yes"), 'not "yes". Nothing was deployed.'],
    ["nothing is typed", undefined, typing(""), 'not "". Nothing was deployed.'],
    ["--confirm has another word", "yes", typing("production"), 'not "yes"'],
    ["there is no terminal to ask on", undefined, null, "add --confirm production"],
  ])("is missing when %s", async (_, confirmed, ask, reason) => {
    await expect(requireConfirmation("abc1234", confirmed, ask)).rejects.toThrow(reason);
  });
});
