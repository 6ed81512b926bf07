import { describe, expect, it } from "vitest";
import { composeWhatsAppText } from "./whatsapp.tsx";

const topic = { route: "Pune to London", pet: "dog" as const, month: null, planUrl: null };

describe("the text for WhatsApp", () => {
  it("names route and pet", () => {
    expect(composeWhatsAppText(topic)).toBe("Pune to London, with a dog.");
  });

  it("names the month and the plan’s address if there are any", () => {
    const planUrl = "https://marigold.example/plan?to=uk&pet=dog";
    expect(composeWhatsAppText({ ...topic, month: "March 2027", planUrl })).toBe(
      `Pune to London, with a dog, in March 2027. The plan: ${planUrl}`,
    );
  });
});
