import { defineProduct } from "./define-product";

export const travelPlanner = defineProduct({
  slug: "travel-planner",
  order: 150,
  title: "Pet travel planner (download)",
  subtitle: "Printable checklists that count back from your arrival date",
  descriptionHtml: `
<p>A planner to print or to fill in on a tablet. Write down the date on which you want to arrive, and count
back: microchip, rabies vaccination, blood test where one is asked for, crate training, booking,
certificates.</p>
<ul>
<li>PDF, 24 pages, A4</li>
<li>One dated checklist each for the UK, the EU, the USA, Canada, the UAE &amp; India</li>
<li>Crate measuring sheet and a list of what to pack</li>
</ul>
<p>Rules change. Each checklist says when it was last checked and where the authority publishes its own
page; that page decides. The planner does not replace advice on your own case.</p>`,
  views: ["main"],
  createdAt: "2025-10-06T06:30:00.000Z",
  updatedAt: "2026-11-20T05:00:00.000Z",
  type: "digital",
  variants: [{ pricePaise: 299_00 }],
  collections: ["identity-and-papers"],
  additionalInfo: [
    {
      title: "How you get it",
      html: "<p>You receive a link to the file by e-mail after payment. Nothing is sent by post.</p>",
    },
  ],
  related: ["document-wallet"],
});
