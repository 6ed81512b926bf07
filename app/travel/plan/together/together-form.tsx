import { Form, href } from "react-router";
import { MoveField } from "#travel/move/move-field.tsx";
import { numbered } from "#travel/move/question-names.ts";
import { otherPetNumbers, type PetNumber, petTitles } from "#travel/move/several-pets.ts";
import { DestinationField } from "#travel/plan/form/destination-field.tsx";
import type { DestinationPictures } from "#travel/plan/form/destination-pictures.server.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { ofEachPet, type TogetherQuery } from "./together-query.ts";

type Given = { query: TogetherQuery; problems: Partial<Record<string, string>> };
type OfPet = Given & { number: PetNumber };
type TogetherFormProps = Given & { pictures: DestinationPictures };

const furtherNames = ofEachPet.filter(
  (name) => !["pet", "name", "vaccine", "first-vaccine", "unbroken"].includes(name),
);

/** The questions about the move, and the same ones about each pet: a form that needs no script. */
export function TogetherForm({ pictures, ...given }: TogetherFormProps) {
  const { query, problems } = given;
  const lastGiven = Math.max(
    1,
    ...otherPetNumbers.filter((number) => ofEachPet.some((name) => query[numbered(name, number)])),
  );
  return (
    <Form
      method="get"
      action={`${href("/plan/together")}#result`}
      aria-label="Your pets and their journey"
      className="group/plan grid gap-6"
    >
      <fieldset className="min-w-0">
        <legend className="mb-3 font-display font-semibold text-xl">Where to?</legend>
        <DestinationField value={query.to} error={problems.to} pictures={pictures}>
          <div className="max-w-md *:mt-4">
            <MoveField name="country" {...given} />
            <MoveField name="via" {...given} />
          </div>
          <div className="mt-4 hidden max-w-2xl gap-5 group-has-[[value=india]:checked]/plan:grid">
            {(["left", "abroad", "baggage", "people"] as const).map((name) => (
              <MoveField key={name} name={name} {...given} />
            ))}
          </div>
        </DestinationField>
      </fieldset>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <PetFields number={1} {...given} />
        {otherPetNumbers
          .filter((number) => number <= lastGiven + 1)
          .map((number) => (
            <PetFields key={number} number={number} {...given} />
          ))}
      </div>
      {lastGiven === 1 && <p>More than two? The card for the next one comes with the answer.</p>}
      <div className="max-w-sm">
        <MoveField
          name="arrive"
          label="Landing on exactly this day"
          hint="Leave it empty for the first day on which all can fly."
          {...given}
        />
      </div>
      <Button type="submit" className="justify-self-start">
        When can they fly?
      </Button>
    </Form>
  );
}

function PetFields(asked: OfPet) {
  const { number, query, problems } = asked;
  const isFirst = number === 1;
  const nameOf = (name: (typeof ofEachPet)[number]) => numbered(name, number);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card bg-paper p-5 shadow-card sm:p-6">
      <legend className="float-left mb-1 w-full font-display font-semibold text-xl">
        {isFirst ? "First pet" : petTitles[number]}
      </legend>
      <MoveField name="pet" label="A dog or a cat?" isRequired={isFirst} {...asked} />
      <MoveField name="name" hint="" {...asked} />
      <MoveField name="first-vaccine" {...asked} />
      <MoveField name="vaccine" hint="Leave it empty if there is none yet." {...asked} />
      <Fold
        title="More about this pet and its papers"
        heading={null}
        isOpenAtFirst={furtherNames.some((name) => query[nameOf(name)] || problems[nameOf(name)])}
      >
        <div className="grid gap-4 pt-1 sm:grid-cols-2">
          {furtherNames.map((name) => (
            <MoveField key={name} name={name} hint="" {...asked} />
          ))}
        </div>
      </Fold>
      {query[nameOf("unbroken")] && (
        <input type="hidden" name={nameOf("unbroken")} value={query[nameOf("unbroken")]} />
      )}
    </fieldset>
  );
}
