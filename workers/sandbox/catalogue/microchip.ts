import { defineProduct } from "./define-product";

export const microchip = defineProduct({
  slug: "microchip",
  order: 10,
  title: "ISO pet microchip, 15 digits",
  subtitle: "ISO 11784/11785, in a sterile single-use applicator",
  descriptionHtml: `
<p>The microchip is the first step of almost every move abroad: the rabies vaccination, the blood
test and the health certificate are all recorded under its number. This is a 15-digit chip to
ISO 11784 and ISO 11785, sealed in a sterile applicator for one animal.</p>
<p>It comes with a sheet of barcode stickers. Put one in the vaccination book and keep the others
with your travel papers, so that the number never has to be copied by hand.</p>
<ul>
<li>For dogs &amp; cats of any age or size</li>
<li>Capsule about 12&nbsp;mm long and 2&nbsp;mm thick, the size of a grain of rice</li>
<li>No battery: a reader held over the shoulder wakes it</li>
</ul>
<p><strong>Implantation is sold separately.</strong> Ask your vet to implant the chip before the rabies
vaccination, and to read it back before and after.</p>`,
  views: ["main", "detail", "in-use"],
  createdAt: "2025-03-03T06:30:00.000Z",
  updatedAt: "2026-10-12T09:15:00.000Z",
  variants: [{ pricePaise: 1499_00, stock: 240, weightGrams: 20 }],
  collections: ["identity-and-papers"],
  additionalInfo: [
    {
      title: "What is in the box",
      html: `<ul><li>One microchip in a sterile applicator with a needle guard</li>
<li>Eight barcode stickers with the 15-digit number</li><li>Registration leaflet</li></ul>`,
    },
    {
      title: "Before you travel",
      html: `<p>The chip has to be in place on or before the day of the rabies vaccination; for a dog
going to the USA, before it. If the order was the other way round, talk to us before
you book anything: the vaccination may have to be repeated.</p>
<p>Ask for the chip to be read at every visit, and check that every paper shows the same
15 digits.</p>`,
    },
    {
      title: "Keep it sealed",
      html: `<p>Store it dry, below 40&nbsp;°C, and leave the pouch closed until the vet opens it. Check the
use-by date on the pouch. A pouch that has been opened cannot be returned.</p>`,
    },
  ],
  related: ["pet-id-tag", "document-wallet"],
  metadata: { hs_code: "854231" },
});
