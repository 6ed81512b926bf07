import { ChangeButtons, SeenState } from "#office/desk/parts/desk-form.tsx";
import { currencyWords } from "#office/offer/amount.ts";
import { amountField, countLines, type OfferValues, whatField } from "#office/offer/offer-form.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import type { ProposedLine } from "./propose-lines.server.ts";

type OfferFormProps = {
  title: string;
  values: OfferValues;
  errors: Record<string, string>;
  /** The state that the form was filled in for. */
  seen: Record<string, string | number>;
  proposed: ProposedLine[];
  days: { min: string; max: string };
};

/** An offer as the office writes it, without scripts: it is shown before it is sent. */
export function OfferForm(props: OfferFormProps) {
  const { title, values, errors, seen, proposed, days } = props;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  const lines = Array.from({ length: countLines(values) }, (_, index) => index);
  return (
    <form
      method="post"
      // URL encoding, the default, triples the size of text that is not ASCII.
      encType="multipart/form-data"
      className="grid min-w-0 gap-5 rounded-card bg-paper p-5 shadow-card sm:p-6"
    >
      <h2 className="font-semibold text-xl">{title}</h2>
      <SeenState seen={seen} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Currency" options={currencyWords} required {...field("currency")} />
        <FormField
          label="Valid until the end of"
          type="date"
          required
          {...days}
          {...field("until")}
          hint="On the owner’s page, in India’s time."
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">The lines</legend>
        <p className="mt-1 text-ink-soft text-sm">
          A line without an amount is left out. Write a discount with a minus, such as -2,000.
        </p>
        <ol className="mt-3 grid gap-4">
          {lines.map((index) => (
            <li
              key={index}
              className="grid gap-x-3 gap-y-2 border-sand-deep border-b pb-4 sm:grid-cols-[1fr_11rem]"
            >
              <FormField
                label={`What, line ${index + 1}`}
                {...field(whatField(index))}
                hint={hintOf(values[whatField(index)], proposed)}
              />
              <FormField
                label={`Amount, line ${index + 1}`}
                inputMode="decimal"
                {...field(amountField(index))}
              />
            </li>
          ))}
        </ol>
        <div className="mt-4">
          <Button type="submit" name="do" value="more" look="quiet" formNoValidate>
            Add more lines
          </Button>
        </div>
      </fieldset>
      <FormField
        label="A few words"
        rows={4}
        {...field("words")}
        hint="They stand below the total, on the page and in the mail."
      />
      <FormField
        label="A link to pay, if there is one"
        type="url"
        {...field("payment")}
        hint="Only of the company that takes our payments."
      />
      <ChangeButtons changes={{ check: "Check it" }} isMain />
    </form>
  );
}

/** The amount that somebody publishes for the line, which is not always one amount in one currency. */
function hintOf(what: string | undefined, proposed: ProposedLine[]): string | undefined {
  const published = proposed.find((line) => line.what === what)?.published;
  return published ? `Published: ${published}` : undefined;
}
