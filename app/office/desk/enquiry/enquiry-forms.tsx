import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

type FormProps = { enquiry: EnquiryView; refusal: Refusal | null };

export function Notes({ enquiry: { notes }, refusal }: FormProps) {
  return (
    <DeskCard id="notes-title" title="Notes">
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
      <DeskForm changes={{ note: "Save the note" }}>
        <FormField
          label="A note for the office"
          name="note"
          rows={2}
          defaultValue={refusal?.typed.note}
          error={refusal?.errors.note}
          hint="Visitors never see it."
        />
      </DeskForm>
    </DeskCard>
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
    <DeskCard id="promise-title" title="A new promise">
      <DeskForm seen={seen} changes={{ promise: "Promise it" }}>
        <FormField
          label="We reply by the end of"
          name="day"
          type="date"
          min={today}
          defaultValue={refusal?.typed.day}
          error={refusal?.errors.day}
          hint="Office days only. The page of a quote shows it to its visitor."
        />
      </DeskForm>
    </DeskCard>
  );
}

/** Whether the form service has it, and what can be done about that. */
export function Delivery({ enquiry: { delivery, seen } }: { enquiry: EnquiryView }) {
  const { state, words, isSuspect } = delivery;
  return (
    <DeskCard id="delivery-title" title="Delivery">
      <p className="mt-2">
        {words}
        {isSuspect && " It looks like spam. Sending it removes the mark."}
      </p>
      <DeskForm
        seen={seen}
        changes={{
          "send-again": isSuspect ? "Not spam: send it" : "Send it again",
          ...((state === "refused" || state === "waiting") && { settle: "Settle it" }),
        }}
      />
    </DeskCard>
  );
}
