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

export const liveAnimalLabels = defineProduct({
  slug: "live-animal-labels",
  order: 120,
  title: "Live animal label set",
  subtitle: "Labels and arrows for one crate",
  descriptionHtml: `
<p>A travel crate has to show that a live animal is inside and which way up it goes. This set labels one
crate on all sides.</p>
<ul>
<li>Two LIVE ANIMAL labels, 15 × 12&nbsp;cm, green on white</li>
<li>Four &ldquo;this way up&rdquo; arrows, 20&nbsp;cm tall</li>
<li>One card for the pet's name, your telephone number &amp; feeding notes, with a clear pocket</li>
</ul>
<p>Stick them on a clean, dry crate the day before the flight, and never over a vent. Our crates come
with labels already: this set is for a crate that you own, or as a spare.</p>`,
  views: ["main", "detail"],
  createdAt: "2025-08-04T06:30:00.000Z",
  updatedAt: "2026-05-11T08:00:00.000Z",
  variants: [{ pricePaise: 149_00, stock: 300, weightGrams: 60 }],
  collections: ["identity-and-papers", "crates"],
  additionalInfo: [
    {
      title: "What to write on the card",
      html: `<p>The pet's name, your name, a telephone number with its country code at both ends of the
journey, when it was last fed and given water, and anything that a stranger should know, such as
&ldquo;shy, please do not open&rdquo;.</p>`,
    },
  ],
});

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
