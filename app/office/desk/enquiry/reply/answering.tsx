import { href } from "react-router";
import type { EnquiryView } from "#office/desk/enquiry/enquiry-view.server.ts";
import { ColleagueFields } from "#office/desk/parts/colleague-fields.tsx";
import { DeskForm, SeenState } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { awaitsReply } from "./reply-form.tsx";

type AnsweringProps = { enquiry: EnquiryView; refusal: Refusal | null };

/** Who has it, and whether it is answered. */
export function Answering({ enquiry, refusal }: AnsweringProps) {
  const { id, kind, holder, seen, closed } = enquiry;
  return (
    <>
      <p>
        {holder ? (
          <>
            <strong>{holder.isMe ? "You have" : `${holder.name} has`}</strong> it
            {holder.since && `, since ${holder.since}`}.
          </>
        ) : (
          "Nobody has it yet."
        )}
      </p>
      {holder?.isMe && awaitsReply(enquiry) && (
        <p className="mt-3">
          <ButtonLink to="#reply-title">Answer it here</ButtonLink>
        </p>
      )}
      <DeskForm
        seen={seen}
        changes={
          holder?.isMe
            ? { release: "Give it back" }
            : { claim: holder ? `Take it over from ${holder.name}` : "Claim it" }
        }
        isMain={!holder}
      />
      <Colleagues enquiry={enquiry} refusal={refusal} />
      <Answer enquiry={enquiry} />
      {!closed && (
        <p className="mt-3">
          <TextLink href={href("/desk/:enquiry/offer", { enquiry: id })}>
            Make or follow the offer
          </TextLink>
        </p>
      )}
      {kind === "quote" && !closed && (
        <p className="mt-3">
          <TextLink href={href("/desk/:enquiry/journey", { enquiry: id })}>
            Book or follow the journey
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Gives it to somebody else of the office. */
function Colleagues({ enquiry: { colleagues, seen }, refusal }: AnsweringProps) {
  return (
    <SmallFold title="Give it to a colleague" isOpenAtFirst={refusal?.typed.do === "give"}>
      <form method="post" className="flex flex-wrap items-end gap-3">
        <SeenState seen={seen} />
        <ColleagueFields people={colleagues} errors={refusal?.errors} />
        <Button type="submit" name="do" value="give" look="quiet">
          Give it
        </Button>
      </form>
    </SmallFold>
  );
}

/** How it was answered elsewhere, or that this is not so. */
function Answer({
  enquiry: { seen, isFlood, isBooked, closed, hasMail, email },
}: {
  enquiry: EnquiryView;
}) {
  if (isFlood || closed || isBooked) return null;
  if (seen.repliedAt !== null) {
    return (
      <DeskForm
        seen={seen}
        changes={{ reopen: "There is more to answer", undo: "Undo: it is not answered" }}
      />
    );
  }
  return (
    <form method="post" className="mt-3">
      <SeenState seen={seen} />
      <input type="hidden" name="do" value="answered" />
      <fieldset>
        <legend className="font-semibold">
          {hasMail && email !== "" ? "I answered elsewhere:" : "I have answered:"}
        </legend>
        <div className="mt-1.5 flex flex-wrap gap-2 sm:gap-3">
          {Object.entries(ways).map(([via, words]) =>
            via === "mail" && email === "" ? null : (
              <Button
                key={via}
                type="submit"
                name="via"
                value={via}
                look="quiet"
                className="max-sm:grow max-sm:px-3!"
              >
                {words}
              </Button>
            ),
          )}
        </div>
      </fieldset>
    </form>
  );
}

const ways = { phone: "By phone", whatsapp: "On WhatsApp", mail: "By email" };
