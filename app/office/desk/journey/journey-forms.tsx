import { journeyRetentionDays } from "#content/company/retention.ts";
import { parties } from "#content/journey-stages.ts";
import { SeenState } from "#office/desk/enquiry/enquiry-forms.tsx";
import type { Seen } from "#office/enquiry/desk-log.server.ts";
import { endOf, type Journey, titleOf } from "#office/journey/journey.ts";
import { dayField, type JourneyValues, waitsForField } from "#office/journey/journey-form.ts";
import type { Stage } from "#office/journey/stages.ts";
import { bookingReasons } from "#office/offer/booking.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, Choice } from "#ui/forms/choice-field.tsx";
import { FieldError, FormField } from "#ui/forms/form-field.tsx";

type FormState = { values: JourneyValues; errors: Record<string, string> };

/** As the office calls them; the owner reads "you" and "us". */
const officeParties = { ...parties, you: "the owner", vet: "the vet", us: "us, the office" };

const cards = "grid gap-5 rounded-card bg-paper p-5 shadow-card sm:p-6";

type BookingFormProps = FormState & { seen: Seen; hasAccepted: boolean };

/** Books a quote, with the first promise; asks why if its owner has accepted no offer. */
export function BookingForm({ seen, hasAccepted, values, errors }: BookingFormProps) {
  return (
    <form method="post" className={cards}>
      <SeenState seen={seen} />
      {hasAccepted ? (
        <p>The owner has accepted the offer.</p>
      ) : (
        <FormField
          name="without"
          label="The owner has accepted no offer. Why is it booked?"
          options={bookingReasons}
          required
          defaultValue={values.without}
          error={errors.without}
          hint="The log says it; the owner does not see it."
        />
      )}
      <NextMessage values={values} errors={errors} />
      <div>
        <Button type="submit" name="do" value="book">
          Book this quote
        </Button>
      </div>
    </form>
  );
}

type JourneyFormProps = FormState & { journey: Journey; hasMail: boolean };

/** All that the owner sees, on one form. */
export function JourneyForm({ journey, values, errors, hasMail }: JourneyFormProps) {
  return (
    <form method="post" className="grid gap-6">
      <input type="hidden" name="revision" value={values.revision} />
      <div className={cards}>
        <CheckboxField name="sent" isChecked={values.sent === "yes"}>
          <span>
            {hasMail ? "This is the promised message" : "I have sent the promised message"}
          </span>
        </CheckboxField>
        {hasMail && (
          <p className="text-ink-soft text-sm">
            The owner gets every change on this page by mail, with the words below.
          </p>
        )}
        <NextMessage values={values} errors={errors} />
        <FormField
          name="words"
          label="A few words for the page"
          rows={3}
          defaultValue={values.words}
          error={errors.words}
          hint="No names of streets, and no number of a chip, passport, waybill or phone."
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold text-xl">What comes next?</legend>
        <FieldError>{errors.current}</FieldError>
        <p className="mt-1 text-ink-soft text-sm">
          All stages above it are done. A stage without a day was done today.
        </p>
        <ol className="mt-3 grid gap-3 lg:grid-cols-2">
          {journey.stages.map((stage) => (
            <StageFields key={stage.name} stage={stage} values={values} errors={errors} />
          ))}
        </ol>
      </fieldset>
      <div>
        <Button type="submit" name="do" value="save">
          {endOf(journey) === null ? "Save, and show the owner" : "Open the journey again"}
        </Button>
      </div>
    </form>
  );
}

function StageFields({ stage, values, errors }: FormState & { stage: Stage }) {
  const { name } = stage;
  const day = dayField(name);
  const waitsFor = waitsForField(name);
  const title = titleOf(stage);
  return (
    <li className="rounded-card bg-paper p-3 shadow-card">
      <fieldset
        aria-label={title}
        className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,8.2rem),1fr))] gap-3"
      >
        <div className="col-span-full">
          <Choice name="current" value={name} isChosen={values.current === name} isRequired>
            {title}
          </Choice>
        </div>
        <FormField
          name={day}
          type="date"
          label={stage.isSet ? "Day" : "Day (planned)"}
          defaultValue={values[day]}
          error={errors[day]}
        />
        <FormField
          name={waitsFor}
          label="Waits for"
          options={officeParties}
          defaultValue={values[waitsFor]}
          error={errors[waitsFor]}
        />
      </fieldset>
    </li>
  );
}

const NextMessage = ({ values, errors }: FormState) => (
  <FormField
    name="next"
    type="datetime-local"
    label="Next message by (India)"
    required
    defaultValue={values.next}
    error={errors.next}
    hint="Promise our message, even if it only says that we are waiting; never the day of an authority."
  />
);

type EndFormProps = { revision: string | undefined };

/** Ends the journey, which the form above can open again. */
export function CloseForm({ revision }: EndFormProps) {
  return (
    <form method="post" className={cards}>
      <h2 className="font-semibold text-xl">The pet is home</h2>
      <p>All stages are done, and there is no further message. It can be opened again.</p>
      <input type="hidden" name="revision" value={revision} />
      <div>
        <Button type="submit" name="do" value="close" look="quiet">
          Close the journey
        </Button>
      </div>
    </form>
  );
}

/** Ends the journey of a pet that does not travel, which the form above can open again. */
export function CallOffForm({ revision, hasMail }: EndFormProps & { hasMail: boolean }) {
  return (
    <form method="post" className={cards}>
      <h2 className="font-semibold text-xl">The move is called off</h2>
      <p>
        {hasMail
          ? "The owner gets a mail that confirms it, which is our last message."
          : "First confirm it to the owner: that counts as our last message."}{" "}
        Their page then says that the move is called off, and is kept for {journeyRetentionDays}{" "}
        more days. It can be opened again.
      </p>
      <input type="hidden" name="revision" value={revision} />
      <div>
        <Button type="submit" name="do" value="call-off" look="quiet">
          Call off the move
        </Button>
      </div>
    </form>
  );
}

type LinkFormProps = { pageUrl: string; quoteKey: string; hasMail: boolean };

/** The owner's address, and a new one in its place. */
export function LinkForm({ pageUrl, quoteKey, hasMail }: LinkFormProps) {
  return (
    <form method="post" className={cards}>
      <h2 className="font-semibold text-xl">The owner’s page</h2>
      <p className="wrap-anywhere">
        <a href={pageUrl} className="font-semibold text-teal underline">
          {pageUrl}
        </a>
      </p>
      <p>
        Does somebody have the link who should not? A new one ends it at once.{" "}
        {hasMail ? "The owner gets the new one by mail." : "Then send the new one to the owner."}
      </p>
      <input type="hidden" name="key" value={quoteKey} />
      <div>
        <Button type="submit" name="do" value="replace" look="quiet">
          Replace the link
        </Button>
      </div>
    </form>
  );
}
