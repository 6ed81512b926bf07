import { expect, it, vi } from "vitest";
import { streamCsv } from "./export-csv.server.ts";

it("breaks an export off where the database fails, and logs it", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  async function* failing() {
    yield [];
    throw new Error("the database is away");
  }
  const reading = new Response(streamCsv(["place"], failing())).text();
  await expect(reading).rejects.toThrow("the database is away");
  expect(error.mock.calls.join()).toContain("An export broke off");
  error.mockRestore();
});
