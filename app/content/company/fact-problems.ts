import * as v from "valibot";
import { isoDate, mustBe } from "#content/schemas.ts";
import type { OwnerFacts } from "./fact-types.ts";
import type { Testimonial } from "./testimonials.ts";

const factFile = "app/content/company/owner-facts.ts";

const phone = v.pipe(
  v.string(),
  v.regex(
    /^\+[1-9][\d ]{6,}\d$/,
    mustBe("digits and spaces after + and the country, such as +91 98765 43210"),
  ),
);
const email = v.pipe(v.string(), v.email(mustBe("an address such as care@marigoldpets.example")));
const webAddress = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && new URL(value).protocol === "https:",
    mustBe("the address of a page, which begins with https://"),
  ),
);
const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7;
const weekday = v.pipe(
  v.number(),
  v.check(isWeekday, mustBe("a day from 1 for Monday to 7 for Sunday")),
);
const hourMessage = mustBe("an hour from 0 to 24, such as 9.5 for 9:30AM");
const hour = v.pipe(v.number(), v.minValue(0, hourMessage), v.maxValue(24, hourMessage));
const lengthCm = v.pipe(v.number(), v.gtValue(0, mustBe("a length in centimetres, such as 50.5")));

const insideSchema = v.object({
  lengthCm,
  widthCm: lengthCm,
  heightCm: lengthCm,
  measuredOn: isoDate,
});

/** The facts whose form the pages rely on; the types say the rest. */
const valueSchemas: Partial<Record<keyof OwnerFacts, v.GenericSchema>> = {
  phone,
  email,
  officeWeek: v.pipe(
    v.object({ days: v.array(weekday), opensAt: hour, closesAt: hour }),
    v.check(({ opensAt, closesAt }) => opensAt < closesAt, "must open before it closes"),
  ),
  replyTime: v.object({
    officeDays: v.pipe(
      v.number(),
      v.integer(mustBe("whole days")),
      v.minValue(0, mustBe("0 or more days")),
    ),
  }),
  socialNetworks: v.array(v.object({ url: v.nullable(webAddress) })),
  reviewsUrl: webAddress,
  whatsApp: v.nullable(phone),
  holidays: v.nullable(v.array(v.object({ date: isoDate }))),
  grievanceOfficer: v.nullable(v.object({ phone, email })),
  crateInsides: v.record(v.string(), v.nullable(insideSchema)),
};

const stars = mustBe("1 to 5 stars");
const testimonialsSchema = v.array(
  v.object({
    rating: v.pipe(v.number(), v.minValue(1, stars), v.maxValue(5, stars)),
    arrived: v.optional(isoDate),
  }),
);

/**
 * Says in words for somebody who writes no code which facts are not written as pages need them: the file, the fact, and
 * what to write.
 */
export function listFactProblems(facts: Partial<OwnerFacts>): string[] {
  const byName: Partial<Record<string, { value: unknown }>> = facts;
  return Object.entries(valueSchemas).flatMap(([name, schema]) => {
    const fact = byName[name];
    return fact ? problemsOf(`${factFile}: ${name}`, schema, fact.value) : [];
  });
}

/** The same for the testimonials. */
export const listTestimonialProblems = (testimonials: Testimonial[]): string[] =>
  problemsOf("app/content/company/testimonials.ts", testimonialsSchema, testimonials);

const problemsOf = (subject: string, schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map(
    (issue) => `${[subject, ...placeOf(issue)].join(", ")} ${issue.message}`,
  );

/** Such as "entry 2, date": a list is counted from 1. */
const placeOf = ({ path }: v.BaseIssue<unknown>): string[] =>
  path?.map(({ key }) => (typeof key === "number" ? `entry ${key + 1}` : String(key))) ?? [];
