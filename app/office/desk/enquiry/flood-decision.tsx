import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";

/** The choice between genuine and spam for one of a flood, which has no promise and is not sent. */
export function FloodDecision({ enquiry: { delivery, seen } }: { enquiry: EnquiryView }) {
  const { words, isSuspect } = delivery;
  return (
    <DeskCard id="flood-title" title="A flood">
      <p className="mt-2">
        It came with very many others within a minute, so no reply is promised. {words}
        {isSuspect && " It is marked as spam."}
      </p>
      <DeskForm
        seen={seen}
        changes={{ genuine: "It is genuine", ...(!isSuspect && { spam: "It is spam" }) }}
        isMain
      />
    </DeskCard>
  );
}
