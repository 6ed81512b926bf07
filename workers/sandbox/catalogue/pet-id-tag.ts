import { defineProduct } from "./define-product";

export const petIdTag = defineProduct({
  slug: "pet-id-tag",
  order: 140,
  title: "Engraved pet ID tag",
  subtitle: "Solid brass, 30 mm, engraved on one side",
  descriptionHtml: `
<p>A round brass tag with your telephone number, for the days on which a pet is far from home and a
chip reader is far away. It complements a microchip; it does not replace it.</p>
<ul>
<li>30&nbsp;mm across, 2&nbsp;mm thick, 9&nbsp;g, on a steel split ring</li>
<li>Up to three lines of 14 characters</li>
<li>For dogs &amp; grown cats; heavy for a kitten</li>
</ul>
<p>Use a number that can be reached in the country of arrival, with the country code. We confirm the text
with you before we engrave it. An engraved tag is made for you alone and cannot be returned unless
it is faulty.</p>`,
  views: ["main", "in-use"],
  createdAt: "2025-09-08T06:30:00.000Z",
  updatedAt: "2026-04-20T07:30:00.000Z",
  variants: [{ pricePaise: 349_00, weightGrams: 15 }],
  collections: ["identity-and-papers"],
  additionalInfo: [
    {
      title: "Care",
      html: "<p>Brass darkens with time. Rub it with a soft cloth; the engraving stays legible.</p>",
    },
  ],
  customFields: [{ title: "Text to engrave", isRequired: true }],
});
