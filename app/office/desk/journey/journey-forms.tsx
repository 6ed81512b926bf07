import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { ChangeButtons, DeskForm, SeenState } from "#office/desk/parts/desk-form.tsx";
import type { Seen } from "#office/enquiry/store/desk-log.server.ts";
import { bookingReasons } from "#office/offer/booking.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CheckboxField } from "#ui/forms/fields/choice-field.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { type ProposalName, proposals } from "./proposals.ts";
import { type FormState, StageFields } from "./stage-fields.tsx";
import type { DeskStage } from "./stage-views.server.ts";

type BookingFormProps = FormState & {
  seen: Seen;
  hasAccepted: boolean;
  moveThen: string | null;
};

/** Books a quote, with the first promise; asks why if its owner has accepted no offer. */
export function BookingForm({ seen, hasAccepted, moveThen, values, errors }: BookingFormProps) {
  return (
    <form method="post" className="grid gap-5 rounded-card bg-paper p-5 shadow-card sm:p-6">
      <SeenState seen={seen} />
      {hasAccepted ? (
        <p>
          {moveThen === null
            ? "The owner has accepted the offer."
            : `The owner has accepted the offer, which was made for another move: ${moveThen}.`}
        </p>
      ) : (
        <FormField
          name="without"
          label="The owner has accepted no offer. Why is it booked?"
          options={bookingReasons}
          placeholder="Choose"
          required
          defaultValue={values.without}
          error={errors.without}
          hint="The log says it; the owner does not see it."
        />
      )}
      <NextMessage values={values} errors={errors} />
      <ChangeButtons changes={{ book: "Book this quote" }} isMain />
    </form>
  );
}

type JourneyFormProps = FormState & {
  stages: DeskStage[];
  hasMail: boolean;
  isEnded: boolean;
};

/** All that the owner sees, on one form, which begins with what a usual message needs. */
export function JourneyForm({ stages, values, errors, hasMail, isEnded }: JourneyFormProps) {
  const titles = Object.fromEntries(stages.map(({ name, title }) => [name, title]));
  const save = (
    <Button type="submit" name="do" value="save" className="max-sm:w-full">
      {isEnded ? "Open the journey again" : "Save, and show the owner"}
    </Button>
  );
  return (
    <form method="post" className="grid gap-6 lg:contents">
      <input type="hidden" name="revision" value={values.revision} />
      <div className="grid gap-3 rounded-card bg-paper p-4 shadow-card sm:gap-5 sm:p-6">
        <FormField
          name="words"
          label="A few words for the page"
          rows={2}
          defaultValue={values.words}
          error={errors.words}
        />
        <FormField
          name="current"
          label="What comes next?"
          options={titles}
          required
          defaultValue={values.current}
          error={errors.current}
        />
        <NextMessage values={values} errors={errors} isShort />
        <CheckboxField name="sent" isChecked={values.sent === "yes"}>
          {hasMail ? "This is the promised message" : "I have sent the promised message"}
        </CheckboxField>
        <div className="max-md:hidden">{save}</div>
        <p className="text-ink-soft text-sm">
          {hasMail && "The owner gets every change on this page by mail, with these words. "}
          Write no names of streets, and no number of a chip, passport, waybill or phone. Promise
          our message, even if it only says that we are waiting; never the day of an authority.
        </p>
      </div>
      <fieldset className="col-span-full min-w-0">
        <legend className="font-display font-semibold text-xl">The stages</legend>
        <p className="mt-1 text-ink-soft text-sm">
          All stages before the one that comes next are done. A stage without a day was done today.
          A new day of “Handed over” or “Landed” moves what follows, but for days that you have set.
        </p>
        <div className="mt-3 overflow-hidden rounded-card bg-paper px-4 shadow-card sm:px-6">
          {/* The card cuts off the first and the last rule. */}
          <div className="-my-px">
            {stages.map((stage) => (
              <StageFields key={stage.name} stage={stage} values={values} errors={errors} />
            ))}
          </div>
        </div>
      </fieldset>
      {/* On a phone, it stays in sight as long as the form does. */}
      <div data-foot-bar className="-mx-4 sticky sm:-mx-6 md:mx-0">
        {save}
      </div>
    </form>
  );
}

const NextMessage = ({ values, errors, isShort }: FormState & { isShort?: boolean }) => (
  <FormField
    name="next"
    type="datetime-local"
    label="Next message by (India)"
    required
    defaultValue={values.next}
    error={errors.next}
    hint={
      isShort
        ? undefined
        : "Promise our message, even if it only says that we are waiting; never the day of an authority."
    }
  />
);

/** The changes that are asked about once more. */
export function ChangeLinks({ isEnded, canUndo }: { isEnded: boolean; canUndo: boolean }) {
  const names: ProposalName[] = [
    ...(canUndo ? (["undo"] as const) : []),
    ...(isEnded ? [] : (["close", "call-off", "died"] as const)),
  ];
  if (names.length === 0) return null;
  return (
    <DeskCard id="changes-title" title="End it, or undo">
      <p className="mt-3">Each shows first what the owner will read.</p>
      <ul className="mt-3 grid gap-3">
        {names.map((name) => (
          <li key={name}>
            <ButtonLink to={`?ask=${name}`} look="quiet" className="w-full">
              {proposals[name].title} …
            </ButtonLink>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

type LinkFormProps = { pageUrl: string; quoteKey: string; hasMail: boolean };

/** The owner's address, and a new one in its place. */
export function LinkForm({ pageUrl, quoteKey, hasMail }: LinkFormProps) {
  return (
    <DeskCard id="page-title" title="The owner’s page">
      <p className="wrap-anywhere mt-3">
        <a href={pageUrl} className="font-semibold text-teal underline">
          {pageUrl}
        </a>
      </p>
      <p className="mt-3">
        Does somebody have the link who should not? A new one ends it at once.{" "}
        {hasMail ? "The owner gets the new one by mail." : "Then send the new one to the owner."}
      </p>
      <DeskForm seen={{ key: quoteKey }} changes={{ replace: "Replace the link" }} />
    </DeskCard>
  );
}
