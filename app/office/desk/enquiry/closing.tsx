import { lostReasons } from "#content/office/lost-reasons.ts";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

type ClosingProps = { enquiry: EnquiryView; refusal: Refusal | null };

/** Ends what the office does about it, or takes that back. A flood has its own decision, and a journey its own end. */
export function Closing({
  enquiry: { seen, closed, isFlood, isBooked, kind },
  refusal,
}: ClosingProps) {
  if (isFlood || isBooked) return null;
  if (closed) {
    return (
      <div className="rounded-card bg-paper p-5 shadow-card">
        <p>{closed}</p>
        <DeskForm seen={seen} changes={{ "undo-closing": "Undo: it is open" }} />
      </div>
    );
  }
  const isRefused = refusal?.typed.do === "lost";
  return (
    <Fold
      title="Close it"
      isOpenAtFirst={isRefused}
      className="rounded-card border-0! bg-paper px-5 shadow-card"
    >
      <p>
        Nothing more is due then, and nothing is mailed.
        {kind === "quote" &&
          " The visitor’s page says that the request is closed, or how sorry we are for their loss."}
      </p>
      <DeskForm
        seen={seen}
        changes={{ lost: "It is lost", died: "The pet has died", spam: "It is spam" }}
      >
        <FormField
          label="Why nothing came of it"
          name="why"
          options={lostReasons}
          placeholder="Choose"
          defaultValue={isRefused ? refusal?.typed.why : undefined}
          error={isRefused ? refusal?.errors.why : undefined}
        />
      </DeskForm>
    </Fold>
  );
}
