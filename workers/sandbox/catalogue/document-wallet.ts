import { defineProduct } from "./define-product";

export const documentWallet = defineProduct({
  slug: "document-wallet",
  order: 130,
  title: "Pet document wallet",
  subtitle: "Every paper of the journey, in the order it is asked for",
  ribbonText: "New",
  descriptionHtml: `
<p>One wallet for the papers of one journey: vaccination book, blood test result, permits, health
certificate, air waybill. The pockets are in the order in which the papers are asked for, from the
check-in desk to the officer at arrival.</p>
<ul>
<li>Six clear A4 pockets, one zipped pocket for the vaccination book</li>
<li>Card with a checklist, to be ticked off at home</li>
<li>33 × 25&nbsp;cm closed; fits in a cabin bag</li>
</ul>
<p>Keep the originals with you &amp; tape copies to the crate. Photograph every page before you leave
and send the pictures to someone who can be reached while you fly.</p>`,
  views: ["main", "open"],
  createdAt: "2026-09-21T06:30:00.000Z",
  updatedAt: "2026-11-12T10:00:00.000Z",
  variants: [{ pricePaise: 699_00, stock: 38, weightGrams: 310 }],
  collections: ["identity-and-papers"],
  additionalInfo: [
    {
      title: "What is in the box",
      html: "<ul><li>Wallet</li><li>Checklist card</li><li>Two luggage labels</li></ul>",
    },
  ],
  related: ["microchip", "travel-planner"],
});
