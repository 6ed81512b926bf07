import { icon } from "#ui/icons.tsx";

const MinusIcon = icon("M5 12h14");
const PlusIcon = icon("M5 12h14M12 5v14");

type QuantityStepperProps = {
  quantity: number;
  /** Completes the names of the buttons: "quantity", "quantity of Crate bottle". */
  label: string;
  min: number;
  disabled?: boolean;
  /** Set if the product cannot be bought, rather than not at this moment. */
  isOff?: boolean;
  onChange: (quantity: number) => void;
};

const buttonShape =
  "grid size-11 shrink-0 place-items-center not-disabled:hover:bg-teal-pale disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-sand-deep";

export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, label, min, disabled = false, isOff = false, onChange } = props;
  return (
    <div
      className={`inline-flex max-w-full items-center overflow-hidden rounded-full border-2 ${isOff ? "border-sand bg-sand text-ink-soft" : "border-sand-deep bg-white"}`}
    >
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        disabled={disabled}
        // Not `disabled`, because a focused button that becomes disabled loses the focus.
        aria-disabled={(!disabled && quantity <= min) || undefined}
        onClick={() => quantity > min && onChange(quantity - 1)}
        className={buttonShape}
      >
        <MinusIcon />
      </button>
      <output aria-label={label} className="min-w-9 px-0.5 text-center font-semibold">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={`Increase ${label}`}
        disabled={disabled}
        onClick={() => onChange(quantity + 1)}
        className={buttonShape}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
