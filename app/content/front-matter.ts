import * as v from "valibot";
import { wishNames } from "./office/wishes.ts";
import { isoDate, mustBe, text } from "./schemas.ts";

const sitePath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, "must be a path of this site"));

const titledText = v.strictObject({ title: text, text });
/** The name of a file in app/pictures, which starts with the use of the picture. */
const pictureFile = (use: "article" | "service") =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^${use}-[a-z0-9-]+\\.(svg|png|PNG|jpe?g|JPE?G|webp|avif)$`),
      mustBe(`the name of a picture in lower case, such as ${use}-puppy.jpg`),
    ),
  );
const descriptionMessage = mustBe("50 to 160 characters long");
const pageDescription = v.pipe(
  text,
  v.minLength(50, descriptionMessage),
  v.maxLength(160, descriptionMessage),
);

/** The destinations that are compared, in the order of the comparison. */
export const comparedDestinations = ["uk", "eu", "usa", "canada", "uae"] as const;

/** A country's rules for dogs and cats from India, as the comparison shows them. */
const importRulesSchema = v.strictObject({
  /** Its address on the comparison's page, such as `#uk`. */
  id: v.picklist(comparedDestinations),
  destination: text,
  /** The wait that decides the date, in a few large words, and the start of its count. */
  keyWait: v.strictObject({ time: text, counted: text }),
  titer: text,
  wait: text,
  permit: text,
  certificate: text,
  arrivalAirports: text,
  quarantine: text,
});

const articleEntries = {
  title: text,
  description: pageDescription,
  published: isoDate,
  picture: pictureFile("article"),
  alt: text,
  /** The topic of enquiries from this page, shown after "About: ". */
  quoteTopic: text,
  related: v.array(sitePath),
};

const guideFrontMatterSchema = v.strictObject({
  ...articleEntries,
  category: v.literal("Guides & Tips"),
  lastChecked: isoDate,
  answer: text,
  /** Where the answer goes on for each of several readers: the ids of headings. */
  answerLinks: v.optional(v.array(v.strictObject({ label: text, id: text }))),
  /** Three amounts of time that decide the date, such as "30 days", and what each counts. */
  figures: v.optional(v.pipe(v.array(v.strictObject({ time: text, counted: text })), v.length(3))),
  /** Absent: that of a list in the order of dates. */
  checklistTitle: v.optional(text, "Checklist, in the order of dates"),
  /** Absent where the text itself has the steps. */
  checklist: v.optional(
    v.pipe(v.array(v.strictObject({ when: text, what: text, detail: text })), v.minLength(5)),
  ),
  /** Set if the text decides more than the checklist, which then follows it. */
  beginsWithText: v.optional(v.boolean()),
  sources: v.pipe(
    v.array(v.strictObject({ name: text, url: v.pipe(v.string(), v.url()) })),
    v.minLength(1),
  ),
  rules: v.optional(importRulesSchema),
  /** The destination that the planner starts with; absent: that of `rules`, or none. */
  plans: v.optional(v.literal("india")),
  /** Set on a guide about crates, which begins with a link to the crate finder. */
  hasCrateFinder: v.optional(v.boolean()),
  /** Set if its text has days that are counted from the day on which it is read. */
  hasDaysFromToday: v.optional(v.boolean()),
  /** Set if no single authority decides. Otherwise the first source is the authority that decides. */
  hasManyAuthorities: v.optional(v.boolean()),
  /** Set on the article that compares the guides with `rules`. The blog shows it apart from the list. */
  isHub: v.optional(v.boolean()),
});

const newsFrontMatterSchema = v.strictObject({ ...articleEntries, category: v.literal("News") });

const articleFrontMatterSchema = v.variant("category", [
  guideFrontMatterSchema,
  newsFrontMatterSchema,
]);

/** Part of the query of a quote, such as `to=india&papers=yes`. */
const quoteSearch = v.pipe(v.string(), v.regex(/^([a-z]+=[a-z]+(&|$))*$/));

/** Whether a pet needs the DGFT permit, with the passage of the guide that says what follows. */
const permitOutcome = v.optional(v.strictObject({ isNeeded: v.boolean(), text, passage: text }));

const serviceFrontMatterSchema = v.strictObject({
  title: text,
  /** Sorts the menus and lists, the lowest number first. */
  place: v.pipe(v.number(), v.integer()),
  description: pageDescription,
  headline: text,
  /** The text of the card in the list of services. */
  summary: text,
  start: text,
  /** Set to show the service on the home page, too, the lowest number first. */
  placeOnHomePage: v.optional(v.pipe(v.number(), v.integer())),
  route: v.strictObject({ from: text, to: text }),
  picture: pictureFile("service"),
  /** The side of the picture that stays where its slot is too narrow for all of it; absent: the middle. */
  pictureSide: v.optional(v.picklist(["left", "right"])),
  alt: text,
  quoteTopic: text,
  quote: v.strictObject({
    /** The input that the link to the quote on the service's page fills in. */
    search: quoteSearch,
    /**
     * Selects the quotes whose page shows the scope of this service: their query has `when` and nothing of `unless`. Of
     * several matching services, the one with the lowest rank is shown.
     */
    scope: v.optional(
      v.strictObject({
        rank: v.pipe(v.number(), v.integer()),
        when: quoteSearch,
        unless: v.optional(v.array(text)),
      }),
    ),
  }),
  features: v.pipe(v.array(titledText), v.minLength(3)),
  included: v.pipe(v.array(text), v.minLength(1)),
  /** The parts that the price excludes, each with the wish of a quote that adds it, if there is one. */
  excluded: v.pipe(
    v.array(
      v.pipe(
        v.union([text, v.strictObject({ text, wish: v.picklist(wishNames) })]),
        v.transform((item) => (typeof item === "string" ? { text: item, wish: null } : item)),
      ),
    ),
    v.minLength(1),
  ),
  duration: v.pipe(v.array(v.strictObject({ stage: text, time: text })), v.minLength(1)),
  needs: v.pipe(v.array(text), v.minLength(1)),
  related: v.array(sitePath),
  /** The additional sections of the DGFT permit. No other service has them. */
  permit: v.optional(
    v.strictObject({
      /** An answer without an outcome leads to the next question. */
      questions: v.pipe(
        v.array(v.strictObject({ ask: text, yes: permitOutcome, no: permitOutcome })),
        v.check((questions) => {
          const last = questions.at(-1);
          return Boolean(last?.yes && last.no);
        }, "must end with a question whose answers both have an outcome"),
      ),
      helpSteps: v.pipe(v.array(titledText), v.length(4)),
      reasons: v.pipe(v.array(titledText), v.length(5)),
      steps: v.pipe(v.array(titledText), v.length(5)),
    }),
  ),
});

const legalFrontMatterSchema = v.strictObject({
  title: text,
  description: pageDescription,
  /** The date of the first version. */
  published: isoDate,
  lastUpdated: isoDate,
});

/** The schema of the front matter for each folder of MDX files. */
export const frontMatterSchemas: Record<string, v.GenericSchema> = {
  blog: articleFrontMatterSchema,
  guides: guideFrontMatterSchema,
  services: serviceFrontMatterSchema,
  legal: legalFrontMatterSchema,
};

export type ImportRules = v.InferOutput<typeof importRulesSchema>;
export type GuideFrontMatter = v.InferOutput<typeof guideFrontMatterSchema>;
export type ArticleFrontMatter = v.InferOutput<typeof articleFrontMatterSchema>;
/** The data of a document that menus show; browsers load nothing else of it. */
export const menuEntrySchema = v.object({ title: text, place: v.optional(v.number(), 0) });

export type MenuEntry = v.InferOutput<typeof menuEntrySchema>;
export type ServiceFrontMatter = v.InferOutput<typeof serviceFrontMatterSchema>;
export type LegalFrontMatter = v.InferOutput<typeof legalFrontMatterSchema>;
