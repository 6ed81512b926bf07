import { describe, expect, it } from "vitest";
import { describeHousekeeping } from "./done.ts";

describe("the words after a change of many enquiries", () => {
  it("say how many it changed", () => {
    expect(describeHousekeeping("send-waiting", 12)).toBe(
      "12 enquiries go out with the next run, within five minutes.",
    );
    expect(describeHousekeeping("send-waiting", 1)).toBe(
      "1 enquiry goes out with the next run, within five minutes.",
    );
    expect(describeHousekeeping("send-flood", 300)).toContain("300 enquiries are genuine now:");
    expect(describeHousekeeping("mark-flood", 60)).toContain("60 enquiries are marked as spam");
    expect(describeHousekeeping("erase-address", 1)).toContain("1 enquiry is gone");
  });

  it("are none without a change", () => {
    expect(describeHousekeeping("erased", 1)).toBeNull();
  });
});
