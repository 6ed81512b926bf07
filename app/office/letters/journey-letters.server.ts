import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { describeJourney, type JourneyView } from "#office/journey/owner/journey-view.server.ts";
import type { StoredJourney } from "#office/journey/stored-journey.ts";
import { onBothClocks, shortReplyTime } from "#office/reply/reply-time-words.ts";
import { wordsOf } from "#travel/plan/result/text/day-words.server.ts";
import { callUs, linkWithWayOut, mailKeyOf, referenceRow } from "./closing.server.ts";
import { type Draft, officeWords, type Part, paragraph, title } from "./letter-parts.ts";

type Booked = {
  enquiry: EnquiryRecord;
  journey: StoredJourney;
  origin: string;
  /** The office's, that the owner has not been told yet. */
  words: string | null;
};

const viewOf = ({ enquiry, journey, origin }: Booked, now: number) =>
  describeJourney(journey, { quote: enquiry, quoteKey: mailKeyOf(enquiry), origin }, now);

const close = ({ enquiry, origin }: Booked): Part[] => [
  { kind: "rows", rows: [referenceRow(enquiry)] },
  ...linkWithWayOut(enquiry, true, origin),
];

/** A quote has become a journey. */
export function draftBooked(booked: Booked, now: number): Draft {
  const view = viewOf(booked, now);
  const { reference, nextBy } = view;
  const hour = nextBy === null ? "" : `: next message by ${shortReplyTime(nextBy)} in India`;
  return {
    subject: `Your journey ${reference} is booked${hour}`,
    parts: [
      paragraph("Your pet’s journey is booked."),
      ...describeStage("First", view),
      ...describeNext(view, booked.enquiry),
      ...(view.isBeingWritten ? [] : [paragraph("All stages are on the journey’s page.")]),
      ...close(booked),
    ],
  };
}

/** The office has sent a message, has changed a day, or has ended the journey. */
export function draftMessage(booked: Booked, now: number): Draft {
  const view = viewOf(booked, now);
  const said = booked.words === null ? [] : [officeWords(booked.words)];
  if (view.endsOn !== null) return draftEnd(booked, view, said);
  const opening = said.length > 0 ? said : [paragraph("There is news of your pet’s journey.")];
  const stage = currentOf(view);
  return {
    subject: stage
      ? `The next stage of your journey ${view.reference}: ${stage.title}`
      : `A message about your journey ${view.reference}`,
    parts: [
      ...opening,
      ...describeStage("Next", view),
      ...describeNext(view, booked.enquiry),
      ...close(booked),
    ],
  };
}

/** The office has replaced the page's address. */
export function draftNewLink(booked: Booked, now: number): Draft {
  return {
    subject: `The new link to your journey ${viewOf(booked, now).reference}`,
    parts: [
      paragraph("Your pet’s journey has a new address. The old one has ended."),
      paragraph("Nothing else has changed."),
      ...close(booked),
    ],
  };
}

function draftEnd(booked: Booked, view: JourneyView, said: Part[]): Draft {
  const { reference, isCalledOff, hasDied, endsOn } = view;
  if (hasDied) return draftCondolence(booked, view, said);
  const [state, news, advice] = isCalledOff
    ? [
        " is called off",
        "This move is called off.",
        [
          paragraph(
            `We do nothing further for it. If something is still open, or you would like to travel after all, please ${callUs}`,
          ),
        ],
      ]
    : [": your pet is home", "Your pet is home. Thank you for travelling with us.", []];
  return {
    subject: `Your journey ${reference}${state}`,
    parts: [
      paragraph(news),
      ...said,
      ...advice,
      paragraph(`The journey’s page ends on ${endsOn?.words}.`),
      ...close(booked),
    ],
  };
}

/** The pet has died. */
const draftCondolence = (
  booked: Booked,
  { reference, endsOn }: JourneyView,
  said: Part[],
): Draft => ({
  subject: `About your pet’s journey ${reference}`,
  parts: [
    paragraph("We are very sorry that your pet has died."),
    ...said,
    paragraph("This move has ended, and you need do nothing further for it."),
    paragraph(`If something is still open, whenever it suits you, please ${callUs}`),
    paragraph(`The journey’s page ends on ${endsOn?.words}.`),
    ...close(booked),
  ],
});

/** The hour of our next message has passed. */
export function draftLateMessage(booked: Booked, now: number): Draft {
  const { reference, nextBy } = viewOf(booked, now);
  return {
    subject: `We are late with our message about your journey ${reference}`,
    parts: [
      paragraph(describeMissed(nextBy, booked.enquiry)),
      paragraph("Your pet’s journey is not forgotten: it is at the top of our list."),
      paragraph(`If you would rather not wait, please ${callUs}`),
      ...close(booked),
    ],
  };
}

function describeMissed(nextBy: number | null, { timeZone }: EnquiryRecord): string {
  const by = nextBy === null ? "" : ` by ${onBothClocks(nextBy, timeZone)}`;
  return `We promised a message${by}, and have not sent it. That is our mistake.`;
}

const currentOf = ({ stages }: JourneyView) => stages.find(({ state }) => state === "current");

/** The stage that comes next, as the page says it. */
function describeStage(comes: string, view: JourneyView): Part[] {
  const stage = currentOf(view);
  return [
    ...(stage
      ? [
          title(`${comes}: ${stage.title}`),
          paragraph(`${wordsOf(stage.when)}. It waits for ${stage.waitsFor}. ${stage.about}`),
          ...(stage.asks ? [paragraph("We ask you:"), officeWords(stage.asks)] : []),
          ...(stage.flight ? [paragraph(`The flight: ${stage.flight.number}.`)] : []),
        ]
      : []),
    ...(view.isBeingWritten
      ? [paragraph("Your move has changed, and we are writing its new stages and days.")]
      : []),
    ...(view.isComplete
      ? []
      : [
          paragraph(
            "We cannot show every stage of the move just now. Please call us, and we tell you where it stands.",
          ),
        ]),
  ];
}

function describeNext({ nextBy, isMissed }: JourneyView, enquiry: EnquiryRecord): Part[] {
  if (nextBy === null) return [];
  if (isMissed) return [paragraph(`${describeMissed(nextBy, enquiry)} Please ${callUs}`)];
  return [
    paragraph(
      `We promise our next message by ${onBothClocks(nextBy, enquiry.timeZone)}. Authorities, laboratories and airlines set their own days, so these are planned, not promised.`,
    ),
  ];
}
