import { href } from "react-router";
import type { EnquiryView } from "#office/desk/enquiry/enquiry-view.server.ts";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** Fills in a prepared text: in the reply, and in the links to write by mail program or WhatsApp. */
export function ChooseText({ enquiry: { texts, text, contact } }: { enquiry: EnquiryView }) {
  return (
    <DeskCard id="prepared-title" title="A prepared text">
      {/* The address keeps the place on the page. */}
      <form action="#prepared-title" className="mt-2 grid gap-3">
        <FormField
          label="The case"
          name="text"
          options={Object.fromEntries(texts.map(({ key, title }) => [key, title]))}
          placeholder="Choose"
          defaultValue={text?.key}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="quiet">
            Fill it in
          </Button>
          <TextLink href={href("/desk/texts")} className="py-2">
            Change the texts
          </TextLink>
        </div>
      </form>
      {text && (
        <div className="mt-4 border-sand-deep border-t pt-3">
          {text.gap && (
            <p className="font-semibold text-marigold-deep">
              Not all of it is known here: please fill in {text.gap} and what else is in brackets.
            </p>
          )}
          <SmallFold title="The text, filled in">
            <p className="wrap-anywhere whitespace-pre-line">{text.mail}</p>
          </SmallFold>
          <p className="mt-3 flex flex-wrap gap-x-8">
            {contact.mail && (
              <TextLink href={contact.mail} className="py-2">
                Send it with your mail program
              </TextLink>
            )}
            {contact.whatsApp && (
              <TextLink href={contact.whatsApp} className="py-2">
                Send it by WhatsApp
              </TextLink>
            )}
          </p>
        </div>
      )}
    </DeskCard>
  );
}
