import { Button } from "#ui/button.tsx";
import { SeenState } from "./enquiry-forms.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

/** The choice between genuine and spam for one of a flood, which has no promise and is not sent. */
export function FloodDecision({ enquiry: { delivery, seen } }: { enquiry: EnquiryView }) {
  const { state, isSuspect } = delivery;
  return (
    <section aria-labelledby="flood-title" className="rounded-card bg-paper p-5 shadow-card">
      <h2 id="flood-title" className="font-semibold text-xl">
        A flood
      </h2>
      <p className="mt-2">
        It came with very many others within a minute, so no reply is promised.
        {state === "delivered"
          ? " The form service has it."
          : " The form service does not have it."}
        {isSuspect && " It is marked as spam."}
      </p>
      <form method="post" className="mt-3 flex flex-wrap gap-3">
        <SeenState seen={seen} />
        <Button type="submit" name="do" value="genuine">
          It is genuine
        </Button>
        {!isSuspect && (
          <Button type="submit" name="do" value="spam" look="quiet">
            It is spam
          </Button>
        )}
      </form>
    </section>
  );
}
