import { type ReactNode, useId, useRef } from "react";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { FieldError } from "#ui/forms/fields/form-field.tsx";
import { icon } from "#ui/icons.tsx";
import { capitalize } from "#ui/text/text.ts";
import { type LengthUnit, stepped } from "./step-length.ts";

export const letterNames = { A: "a", B: "b", C: "c", D: "d" } as const;

type LengthFieldProps = {
  letter: keyof typeof letterNames;
  text: string;
  isTextShown: boolean;
  unit: LengthUnit;
  value: string;
  error?: string;
};

/** A length as a number and, with JavaScript, with a button for a step less and one for a step more, on one line. */
export function LengthField({ letter, text, isTextShown, unit, value, error }: LengthFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function step(direction: 1 | -1) {
    if (!field.current) return;
    field.current.value = stepped(field.current.value, letter, unit, direction);
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div
      data-length={letter}
      className={`flex flex-wrap items-center ${isTextShown ? "mt-5" : "mt-1"} sm:mt-4 sm:grid sm:grid-cols-[1fr_auto] sm:content-start sm:gap-x-5`}
    >
      <label htmlFor={id} className="min-w-14 font-semibold">
        {`${letter} (${unit})`}
      </label>
      <div className="flex min-w-44 flex-1 items-center gap-1.5">
        <StepButton label={`${letter}, a step less`} onClick={() => step(-1)}>
          <MinusIcon />
        </StepButton>
        <input
          ref={field}
          id={id}
          name={letterNames[letter]}
          inputMode="decimal"
          required
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          className="min-h-11 w-full min-w-0 rounded-lg border-2 border-ink-soft/70 bg-white px-2 text-center hover:border-teal aria-invalid:border-danger sm:w-18"
        />
        <StepButton label={`${letter}, a step more`} onClick={() => step(1)}>
          <PlusIcon />
        </StepButton>
      </div>
      <p
        id={`${id}-hint`}
        className={`col-span-2 w-full text-ink-soft text-sm ${isTextShown ? "" : "hidden sm:block"}`}
      >
        {capitalize(text)}
      </p>
      <div className="col-span-2 w-full">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}

const MinusIcon = icon("M5 12h14");
const PlusIcon = icon("M5 12h14M12 5v14");

type StepButtonProps = { label: string; onClick: () => void; children: ReactNode };

function StepButton({ label, onClick, children }: StepButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isHydrated}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-teal bg-white text-teal not-disabled:hover:bg-teal-pale noscript:hidden"
    >
      {children}
    </button>
  );
}
