import { href } from "react-router";
import type { EnquiryView } from "#office/desk/enquiry/enquiry-view.server.ts";
import { SeenState } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

type ErasureProps = { enquiry: EnquiryView; refusal: Refusal | null; today: string };

/** When it is erased, and how it is kept longer or erased at once. */
export function Erasure({ enquiry, refusal, today }: ErasureProps) {
  const { id, seen, eraseOn, kept, isJoined } = enquiry;
  const typed = refusal?.typed.do === "keep" ? refusal.typed : null;
  return (
    <section aria-labelledby="erasure-title">
      <h2 id="erasure-title" className="font-semibold text-xl">
        How long it is kept
      </h2>
      <p className="mt-2">
        {eraseOn
          ? `It is erased after ${eraseOn}.`
          : isJoined
            ? "It is erased after the one that it is answered with."
            : "It is not erased while a reply, a delivery or a journey is open."}
        {kept && ` It is kept ${kept}`}
      </p>
      <form method="post">
        <SeenState seen={seen} />
        {kept && (
          <div className="mt-2">
            <Button type="submit" name="do" value="keep-no-longer" look="quiet">
              Keep it no longer than usual
            </Button>
          </div>
        )}
        <SmallFold title="Keep it longer" isOpenAtFirst={typed !== null}>
          <div className="grid gap-3">
            <FormField
              label="Keep it until"
              name="until"
              type="date"
              min={today}
              defaultValue={typed?.until}
              error={typed ? refusal?.errors.until : undefined}
            />
            <FormField
              label="Why it is needed"
              name="why"
              defaultValue={typed?.why}
              error={typed ? refusal?.errors.why : undefined}
              hint="The privacy policy allows it for a reason such as a dispute."
            />
            <div>
              <Button type="submit" name="do" value="keep" look="quiet">
                Keep it
              </Button>
            </div>
          </div>
        </SmallFold>
      </form>
      <p>
        <TextLink
          href={href("/desk/:enquiry/erase", { enquiry: id })}
          className="inline-block py-2"
        >
          Erase it …
        </TextLink>
      </p>
    </section>
  );
}
