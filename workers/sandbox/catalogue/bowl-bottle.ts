import { defineProduct } from "./define-product";

export const bowlBottle = defineProduct({
  slug: "bowl-bottle",
  order: 70,
  title: "Water bottle with built-in bowl",
  subtitle: "600 ml; the base twists off into a bowl",
  descriptionHtml: `
<p>A bottle and a bowl in one piece, for pets that drink from a bowl and nothing else. Twist the base
off, set it on the ground and pour.</p>
<ul>
<li>600&nbsp;ml bottle, 250&nbsp;ml bowl</li>
<li>27&nbsp;cm tall, 8&nbsp;cm across: fits a car's cup holder and most bag pockets</li>
<li>Bowl with a rubber ring underneath, so that it stays where it is put</li>
</ul>
<p>Good for the drive to the airport and for the first hours after arrival. Offer a little water at a time
to a pet that has just come off a flight &amp; let it come back for more.</p>`,
  views: ["main", "open", "in-use"],
  createdAt: "2025-05-05T06:30:00.000Z",
  updatedAt: "2026-08-19T10:50:00.000Z",
  variants: [{ pricePaise: 520_00, stock: 47, weightGrams: 260 }],
  collections: ["water"],
  additionalInfo: [
    {
      title: "What is in the box",
      html: "<ul><li>Bottle with twist-off bowl</li><li>Carrying strap</li></ul>",
    },
    {
      title: "Care",
      html: "<p>Bowl and bottle can go in the top rack of a dishwasher. Wash the cap by hand.</p>",
    },
  ],
});
