import { lostReasons } from "#content/office/lost-reasons.ts";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { SeenState } from "./enquiry-forms.tsx";
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
      <form method="post" className="grid gap-3 rounded-card bg-paper p-5 shadow-card">
        <SeenState seen={seen} />
        <p>{closed}</p>
        <div>
          <Button type="submit" name="do" value="undo-closing" look="quiet">
            Undo: it is open
          </Button>
        </div>
      </form>
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
      <form method="post" className="mt-3 grid gap-3">
        <SeenState seen={seen} />
        <FormField
          label="Why nothing came of it"
          name="why"
          options={lostReasons}
          placeholder="Choose"
          defaultValue={isRefused ? refusal?.typed.why : undefined}
          error={isRefused ? refusal?.errors.why : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="lost" look="quiet">
            It is lost
          </Button>
          <Button type="submit" name="do" value="died" look="quiet">
            The pet has died
          </Button>
          <Button type="submit" name="do" value="spam" look="quiet">
            It is spam
          </Button>
        </div>
      </form>
    </Fold>
  );
}
