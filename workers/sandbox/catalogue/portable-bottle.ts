import { defineProduct } from "./define-product";

export const portableBottle = defineProduct({
  slug: "portable-bottle",
  order: 50,
  title: "Portable pet water bottle",
  subtitle: "500 ml, with a fold-out drinking trough",
  descriptionHtml: `
<p>A bottle for walks, car journeys and the long wait at the airport. Fold the leaf-shaped trough out,
press to let water in, and let go to draw back what your pet leaves.</p>
<ul>
<li>500&nbsp;ml, 25&nbsp;cm tall, 210&nbsp;g empty</li>
<li>Locking button, so that it does not leak in a bag</li>
<li>Can be used with one hand, with the leash in the other</li>
</ul>
<p>Empty it before airport security &amp; fill it again on the other side. Inside the crate, use a
no-drip bottle or dishes fixed to the door instead.</p>`,
  views: ["main", "detail", "in-use"],
  createdAt: "2025-04-14T06:30:00.000Z",
  updatedAt: "2026-08-19T10:40:00.000Z",
  variants: [{ pricePaise: 520_00, stock: 64, weightGrams: 210 }],
  collections: ["water"],
  additionalInfo: [
    {
      title: "Care",
      html: `<p>Rinse after each day's use and wash by hand with warm water and mild soap. Let the
trough dry open. Change the seal when it no longer closes tightly; one spare is in the box.</p>`,
    },
    {
      title: "What is in the box",
      html: "<ul><li>Bottle with trough</li><li>Wrist loop</li><li>One spare seal</li></ul>",
    },
  ],
  related: ["cabin-bag"],
});
