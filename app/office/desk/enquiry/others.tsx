import { EnquiryList } from "#office/desk/list/enquiry-list.tsx";
import { SeenState } from "#office/desk/parts/desk-form.tsx";
import { Button } from "#ui/button.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

/** What else has come from the same address, phone number or name, and joining it to this one. */
export function Others({ enquiry: { others, seen, closed, isFlood } }: { enquiry: EnquiryView }) {
  if (others.length === 0) return null;
  const joinable = others.filter((one) => !one.isClosed && !one.isBooked && !one.hasOffer);
  const isToAnswer = !closed && !isFlood && seen.repliedAt === null;
  return (
    <div>
      <EnquiryList list={{ title: "From the same person", rows: others, more: null }} />
      {joinable.length > 0 && isToAnswer && (
        <form method="post" className="mt-3 flex flex-wrap items-center gap-3">
          <SeenState seen={seen} />
          <input type="hidden" name="do" value="join" />
          <p className="w-full text-sm">
            What is joined to this one is answered with it, and due no more by itself. Its page says
            so.
          </p>
          {joinable.map(({ id, reference }) => (
            <Button key={id} type="submit" name="other" value={id} look="quiet">
              Join {reference} to this one
            </Button>
          ))}
        </form>
      )}
    </div>
  );
}
