import { href } from "react-router";
import { placeholders } from "#content/office/prepared-texts.ts";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

type Edited = { key: string; title: string; words: string; changedAt: number | null };

type TextsPageProps = {
  texts: { key: string; title: string; isOfSite: boolean; isChanged: boolean }[];
  /** The text in the form; a new one has no words. */
  edited: Edited;
  isNew: boolean;
  /** How the reader signs. */
  signature: string;
  refusal: Refusal | null;
};

/** The prepared texts: which there are, one of them to be changed, and how one signs. */
export function TextsPage(props: TextsPageProps) {
  const { texts, signature, refusal } = props;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[5fr_7fr]">
      <div className="grid gap-6">
        <DeskCard id="texts-title" title="All texts">
          <ul className="mt-2">
            {texts.map(({ key, title, isOfSite, isChanged }) => (
              <li key={key} className="wrap-anywhere">
                <TextLink href={editPath(key)} className="inline-block py-2">
                  {title}
                </TextLink>
                {isOfSite && isChanged && " (changed by the office)"}
                {!isOfSite && " (the office’s own)"}
              </li>
            ))}
          </ul>
          <TextLink href={`${href("/desk/texts")}#text-title`} className="mt-2 inline-block py-2">
            A new text
          </TextLink>
        </DeskCard>
        <DeskCard id="signature-title" title="How you sign">
          <DeskForm changes={{ sign: "Sign like this" }}>
            <FormField
              label="Your name, and a line about you"
              name="signature"
              rows={2}
              defaultValue={refusal?.typed.signature ?? signature}
              error={refusal?.errors.signature}
              hint="Stands in your texts for {me}."
            />
          </DeskForm>
        </DeskCard>
      </div>
      <div className="grid gap-6">
        <EditedText {...props} />
        <Placeholders />
      </div>
    </div>
  );
}

const editPath = (key: string) =>
  `${href("/desk/texts")}?${new URLSearchParams({ edit: key })}#text-title`;

function EditedText({ edited, isNew, texts, refusal }: TextsPageProps) {
  const { key, title, words, changedAt } = edited;
  const isOfSite = texts.some((text) => text.key === key && text.isOfSite);
  const isStale = refusal?.status === 409;
  const remove = isOfSite ? "Back to the first text" : "Delete it";
  const changes = { save: "Save the text", ...(changedAt !== null && { remove }) };
  return (
    <DeskCard id="text-title" title={isNew ? "A new text" : title}>
      {isStale && !isNew && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line border-sand-deep border-y py-2">
          {words}
        </p>
      )}
      <DeskForm seen={{ key, changedAt }} changes={changes} isMain>
        <FormField
          label="The case"
          name="title"
          defaultValue={refusal?.typed.title ?? title}
          error={refusal?.errors.title}
        />
        <FormField
          label="The text"
          name="words"
          rows={14}
          defaultValue={refusal?.typed.words ?? words}
          error={refusal?.errors.words}
          hint="For mail and WhatsApp. Names in braces are filled in."
        />
      </DeskForm>
    </DeskCard>
  );
}

const Placeholders = () => (
  <DeskCard id="names-title" title="What is filled in">
    <p className="mt-2">
      What is not known of an enquiry stays as a gap, such as [landing day]. A reply with a gap is
      not sent.
    </p>
    <dl className="mt-2 divide-y divide-sand-deep">
      {Object.entries(placeholders).map(([name, words]) => (
        <div key={name} className="py-1.5">
          <dt className="inline font-semibold">{`{${name}}`}: </dt>
          <dd className="inline">{words}</dd>
        </div>
      ))}
    </dl>
  </DeskCard>
);
