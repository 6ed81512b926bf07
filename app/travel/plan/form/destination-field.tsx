import { Flag } from "#travel/plan/flag.tsx";
import { destinationLabels, destinations } from "#travel/rules/destination-labels.ts";
import { Choice } from "#ui/forms/choice-field.tsx";
import { FieldError } from "#ui/forms/form-field.tsx";

type DestinationFieldProps = { value: string | undefined; error?: string };

export function DestinationField({ value, error }: DestinationFieldProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {destinations.map((destination) => (
          <Choice
            key={destination}
            name="to"
            value={destination}
            isChosen={destination === value}
            isRequired
          >
            <Flag of={destination} />
            {destinationLabels[destination]}
          </Choice>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </>
  );
}
