import { expect, it } from "vitest";
import { faq } from "~/content/faq";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { faqPage } from "./faq-page";

const origin = "https://marigold.example";

it("asks and answers what the page does, each with its address", () => {
  expect(asPublished(faqPage(origin, faq))).toMatchObject({
    "@type": "FAQPage",
    url: `${origin}/faq`,
    mainEntity: faq.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${origin}/faq#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
});

it("keeps quotes and markup in a question and its answer as they are", () => {
  const question = `What does "IATA" mean, & who's asking?`;
  const answer = "</script><!-- \u2028 \\ 'yes'";
  expect(asPublished(faqPage(origin, [{ id: "iata", question, answer }]))).toMatchObject({
    mainEntity: [{ name: question, acceptedAnswer: { text: answer } }],
  });
});
