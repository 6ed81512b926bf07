import { Choice } from "~/forms/choice-field";
import { FieldError } from "~/forms/form-field";
import { destinationLabels, destinations } from "~/rules/destination-labels";
import { Flag } from "../flag";

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
