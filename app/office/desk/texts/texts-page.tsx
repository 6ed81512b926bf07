import { href } from "react-router";
import { placeholders } from "#content/office/prepared-texts.ts";
import { SeenState } from "#office/desk/enquiry/enquiry-forms.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

type Edited = { key: string; title: string; words: string; changedAt: number | null };

export type TextsPageProps = {
  texts: { key: string; title: string; isOfSite: boolean; isChanged: boolean }[];
  /** The text in the form; a new one has no words. */
  edited: Edited;
  isNew: boolean;
  /** How the reader signs. */
  signature: string;
  refusal: Refusal | null;
};

const card = "rounded-card bg-paper p-5 shadow-card";

/** The prepared texts: which there are, one of them to be changed, and how one signs. */
export function TextsPage(props: TextsPageProps) {
  const { texts, signature, refusal } = props;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[5fr_7fr]">
      <div className="grid gap-6">
        <section aria-labelledby="texts-title" className={card}>
          <h2 id="texts-title" className="font-semibold text-xl">
            All texts
          </h2>
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
        </section>
        <section aria-labelledby="signature-title" className={card}>
          <h2 id="signature-title" className="font-semibold text-xl">
            How you sign
          </h2>
          <form method="post" className="mt-2 grid gap-3">
            <FormField
              label="Your name, and a line about you"
              name="signature"
              rows={2}
              defaultValue={refusal?.typed.signature ?? signature}
              error={refusal?.errors.signature}
              hint="Stands in your texts for {me}."
            />
            <div>
              <Button type="submit" name="do" value="sign" look="quiet">
                Sign like this
              </Button>
            </div>
          </form>
        </section>
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
  return (
    <section aria-labelledby="text-title" className={card}>
      <h2 id="text-title" className="wrap-anywhere font-semibold text-xl">
        {isNew ? "A new text" : title}
      </h2>
      {isStale && !isNew && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line border-sand-deep border-y py-2">
          {words}
        </p>
      )}
      <form method="post" encType="multipart/form-data" className="mt-2 grid gap-3">
        <SeenState seen={{ key, changedAt }} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="save">
            Save the text
          </Button>
          {changedAt !== null && (
            <Button type="submit" name="do" value="remove" look="quiet">
              {isOfSite ? "Back to the first text" : "Delete it"}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

const Placeholders = () => (
  <section aria-labelledby="names-title" className={card}>
    <h2 id="names-title" className="font-semibold text-xl">
      What is filled in
    </h2>
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
  </section>
);
