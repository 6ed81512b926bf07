import { expect, it } from "vitest";
import { listFactProblems, listTestimonialProblems } from "./fact-problems.ts";
import * as ownerFacts from "./owner-facts.ts";
import { testimonials } from "./testimonials.ts";

const file = "app/content/company/owner-facts.ts";

it("the facts are written as the pages need them", () => {
  expect(listFactProblems(ownerFacts)).toEqual([]);
  expect(listTestimonialProblems(testimonials)).toEqual([]);
});

it.each([
  [
    { phone: { value: "98765 43210" } },
    'phone must be digits and spaces after + and the country, such as +91 98765 43210, not "98765 43210"',
  ],
  [
    { whatsApp: { value: "+91-98765-43210" } },
    'whatsApp must be digits and spaces after + and the country, such as +91 98765 43210, not "+91-98765-43210"',
  ],
  [
    { email: { value: "care at marigold" } },
    'email must be an address such as care@marigoldpets.example, not "care at marigold"',
  ],
  [
    { reviewsUrl: { value: "reviews.example/marigold" } },
    'reviewsUrl must be the address of a page, which begins with https://, not "reviews.example/marigold"',
  ],
  [
    {
      holidays: {
        value: [
          { date: "2026-12-25", name: "Christmas" },
          { date: "2027-02-29", name: "A day in February" },
        ],
      },
    },
    'holidays, entry 2, date must be a day of the calendar, such as 2026-12-25, not "2027-02-29"',
  ],
  [
    { officeWeek: { value: { days: [0], opensAt: 10, closesAt: 18 } } },
    "officeWeek, days, entry 1 must be a day from 1 for Monday to 7 for Sunday, not 0",
  ],
  [
    { officeWeek: { value: { days: [1], opensAt: 10, closesAt: 1800 } } },
    "officeWeek, closesAt must be an hour from 0 to 24, such as 9.5 for 9:30AM, not 1800",
  ],
  [
    { officeWeek: { value: { days: [1], opensAt: 18, closesAt: 10 } } },
    "officeWeek must open before it closes",
  ],
])("a fact in another form is named in words, with what to write: %o", (facts, problem) => {
  expect(listFactProblems(facts)).toEqual([`${file}: ${problem}`]);
});

it("a crate's measure and its day are named by the crate", () => {
  const inside = { lengthCm: 61, widthCm: 45, heightCm: -50.5, measuredOn: "25.12.2026" };
  const value = { ...ownerFacts.crateInsides.value, "200": inside };
  expect(listFactProblems({ crateInsides: { value } })).toEqual([
    `${file}: crateInsides, 200, heightCm must be a length in centimetres, such as 50.5, not -50.5`,
    `${file}: crateInsides, 200, measuredOn must be a day of the calendar, such as 2026-12-25, not "25.12.2026"`,
  ]);
});

it("what is missing is no problem of its form", () => {
  expect(listFactProblems({ whatsApp: { value: null }, holidays: { value: null } })).toEqual([]);
});

it("a testimonial's stars and its day of arrival are named by its place in the list", () => {
  const wrong = testimonials
    .slice(0, 1)
    .map((one) => ({ ...one, rating: 6, arrived: "2026-11-31" }));
  expect(listTestimonialProblems(wrong)).toEqual([
    "app/content/company/testimonials.ts, entry 1, rating must be 1 to 5 stars, not 6",
    'app/content/company/testimonials.ts, entry 1, arrived must be a day of the calendar, such as 2026-12-25, not "2026-11-31"',
  ]);
});
