import { defineProduct } from "./define-product";

export const largeDogCarrier = defineProduct({
  slug: "large-dog-carrier",
  order: 40,
  title: "Large dog carrier for excess baggage",
  subtitle: "Rigid carrier for giant breeds, with four removable castors",
  descriptionHtml: `
<p>For dogs that outgrow the largest ordinary crate and travel on the same flight as their owner, checked
in as excess baggage: a rigid carrier with a reinforced frame, steel door and windows on the sides
behind a steel grid.</p>
<ul>
<li>Inside 116 × 77 × 91&nbsp;cm; outside 127 × 85 × 99&nbsp;cm</li>
<li>24.5&nbsp;kg empty, with its castors</li>
<li>For dogs of up to about 60&nbsp;kg that can stand, turn and lie down in it</li>
<li>Built to IATA Container Requirement&nbsp;1 with the castors taken off</li>
</ul>
<p>The four castors are for the way through the terminal. They unscrew by hand: take them off at the
check-in desk &amp; pack them in your own luggage.</p>
<p><strong>Before you order:</strong> ask the airline for the largest outside size that goes through the hold
door of your aircraft, and for the heaviest dog and carrier that it takes as baggage. Above that, a dog
flies as cargo. We are glad to ask for you.</p>`,
  views: ["main", "wheels-detail", "in-use"],
  createdAt: "2025-03-24T06:30:00.000Z",
  updatedAt: "2026-10-05T07:45:00.000Z",
  variants: [{ pricePaise: 34_990_00, stock: 6, weightGrams: 24_500 }],
  collections: ["crates"],
  additionalInfo: [
    {
      title: "Size chart",
      html: `<table><thead><tr><th scope="col"></th><th scope="col">Length, cm</th><th scope="col">Width, cm</th>
<th scope="col">Height, cm</th></tr></thead><tbody>
<tr><th scope="row">Inside</th><td>116</td><td>77</td><td>91</td></tr>
<tr><th scope="row">Outside, without castors</th><td>127</td><td>85</td><td>99</td></tr>
<tr><th scope="row">Outside, with castors</th><td>127</td><td>85</td><td>108</td></tr>
</tbody></table>
<p>Your dog needs an inside length of nose to root of tail plus half the height of the elbow, twice its
widest point in width, and its standing height plus the bedding.</p>`,
    },
    {
      title: "What is in the box",
      html: `<ul><li>Two shells, frame and steel door</li><li>Four castors, two with brakes</li>
<li>Steel bolts and nuts, with a spanner</li><li>Two dishes that are filled from outside</li>
<li>Two LIVE ANIMAL labels and a set of arrows</li></ul>
<p>Two people put it together in about 40 minutes.</p>`,
    },
    {
      title: "Airline notes",
      html: `<p>Crates travel without wheels. Two airlines on one journey may have two different
limits; the stricter one counts. Ask for the answer in writing and keep it with your papers.</p>`,
    },
  ],
  related: ["crate-bottle", "live-animal-labels", "crate-pads"],
  metadata: { ships_as: "two parcels" },
});
