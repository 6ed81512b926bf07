import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

type FormProps = { enquiry: EnquiryView; refusal: Refusal | null };

const card = "rounded-card bg-paper p-5 shadow-card";

/** The state that the page shows. A form has it, so that its change is refused where that is no longer the state. */
export const SeenState = ({ seen }: { seen: Record<string, string | number | null> }) =>
  Object.entries(seen).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ""} />
  ));

export function Notes({ enquiry: { notes }, refusal }: FormProps) {
  return (
    <section aria-labelledby="notes-title" className={card}>
      <h2 id="notes-title" className="font-semibold text-xl">
        Notes
      </h2>
      <ul className="mt-2 divide-y divide-sand-deep">
        {notes.map(({ time, name, text }) => (
          <li key={`${time} ${text}`} className="py-2">
            <p className="text-ink-soft text-sm">
              {name}, {time}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <form method="post" className="mt-2 grid gap-3">
        <FormField
          label="A note for the office"
          name="note"
          rows={2}
          defaultValue={refusal?.typed.note}
          error={refusal?.errors.note}
          hint="Visitors never see it."
        />
        <div>
          <Button type="submit" name="do" value="note" look="quiet">
            Save the note
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Renders nothing once it is answered. */
export function NewPromise({
  enquiry: { seen, closed },
  refusal,
  today,
}: FormProps & { today: string }) {
  if (seen.repliedAt !== null || closed) return null;
  return (
    <section aria-labelledby="promise-title" className={card}>
      <h2 id="promise-title" className="font-semibold text-xl">
        A new promise
      </h2>
      <form method="post" className="mt-2 grid gap-3">
        <SeenState seen={seen} />
        <FormField
          label="We reply by the end of"
          name="day"
          type="date"
          min={today}
          defaultValue={refusal?.typed.day}
          error={refusal?.errors.day}
          hint="Office days only. The page of a quote shows it to its visitor."
        />
        <div>
          <Button type="submit" name="do" value="promise" look="quiet">
            Promise it
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Whether the form service has it, and what can be done about that. */
export function Delivery({ enquiry: { delivery, seen } }: { enquiry: EnquiryView }) {
  const { state, words, isSuspect } = delivery;
  return (
    <section aria-labelledby="delivery-title" className={card}>
      <h2 id="delivery-title" className="font-semibold text-xl">
        Delivery
      </h2>
      <p className="mt-2">
        {words}
        {isSuspect && " It looks like spam. Sending it removes the mark."}
      </p>
      <form method="post" className="mt-3 flex flex-wrap gap-3">
        <SeenState seen={seen} />
        <Button type="submit" name="do" value="send-again" look="quiet">
          {isSuspect ? "Not spam: send it" : "Send it again"}
        </Button>
        {(state === "refused" || state === "waiting") && (
          <Button type="submit" name="do" value="settle" look="quiet">
            Settle it
          </Button>
        )}
      </form>
    </section>
  );
}
