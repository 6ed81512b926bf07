import { type ComponentProps, type FocusEvent, useId, useState } from "react";
import { AlertIcon, ChevronIcon } from "#ui/icons.tsx";

export type FormFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "required" | "placeholder" | "maxLength" | "min" | "max"
> & {
  label: string;
  name: string;
  defaultValue?: string;
  hint?: string;
  /** The advice about a value that seems to be mistyped, or null. It is shown when the visitor leaves the field. */
  advise?: (value: string) => string | null;
  /** Shown after the form was submitted with an invalid value. */
  error?: string;
  /** Renders a textarea of this many rows. */
  rows?: number;
  /** Renders a select with these options by their values, and the placeholder for no choice. */
  options?: Readonly<Record<string, string>>;
  /** Sorts options into groups, by the groups' labels. Those of no group come first. */
  groups?: Readonly<Record<string, readonly string[]>>;
};

export const controlLook =
  "mt-1.5 block min-h-12 w-full rounded-lg border-2 border-ink-soft/70 bg-white py-2.5 text-ink placeholder:text-ink-soft hover:border-teal aria-invalid:border-danger";

export const Select = (props: ComponentProps<"select">) => (
  <span className="relative block">
    <select {...props} className={`${controlLook} appearance-none pr-11 pl-4`} />
    <span className="pointer-events-none absolute inset-0 grid items-center justify-end px-4 text-ink-soft">
      <ChevronIcon />
    </span>
  </span>
);

export function FormField(props: FormFieldProps) {
  const { label, hint, error, rows, options, groups, ...others } = props;
  const { type, inputMode, placeholder, advise, ...rest } = others;
  const id = useId();
  const hintId = `${id}-hint`;
  const adviceId = `${id}-advice`;
  const errorId = `${id}-error`;
  const [advice, setAdvice] = useState(advise?.(rest.defaultValue ?? ""));

  function showAdvice({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const show = () => setAdvice(advise?.(currentTarget.value));
    // The page must not move between press and release, or a button would lose its click.
    const isPressed = document.querySelector(":active") !== null;
    if (isPressed) window.addEventListener("click", show, { once: true });
    else show();
  }

  const control = {
    ...rest,
    id,
    "aria-describedby":
      [error && errorId, advice && adviceId, hint && hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    // A narrow field of a date needs its room for the date.
    className: `${controlLook} ${type === "date" ? "px-2.5 sm:px-4" : "px-4"}`,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {options ? (
        <Select {...control}>
          <option value="">{placeholder}</option>
          <Options options={options} groups={groups} />
        </Select>
      ) : rows ? (
        <textarea rows={rows} placeholder={placeholder} {...control} />
      ) : (
        <input
          type={type}
          inputMode={inputMode}
          placeholder={placeholder}
          {...control}
          onBlur={advise && showAdvice}
        />
      )}
      <FieldError id={errorId}>{error}</FieldError>
      {advise && (
        <p
          id={adviceId}
          // Empty at first, so that screen readers announce what it gets.
          role="status"
          className="font-semibold text-marigold-deep text-sm not-empty:mt-1.5"
        >
          {advice}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

function Options({ options = {}, groups = {} }: Pick<FormFieldProps, "options" | "groups">) {
  const grouped = Object.values(groups).flat();
  const optionOf = (value: string) => (
    <option key={value} value={value === options[value] ? undefined : value}>
      {options[value]}
    </option>
  );
  return (
    <>
      {Object.keys(options)
        .filter((value) => !grouped.includes(value))
        .map(optionOf)}
      {Object.entries(groups).map(([label, values]) => (
        <optgroup key={label} label={label}>
          {values.map(optionOf)}
        </optgroup>
      ))}
    </>
  );
}

/** A date field. The bounds, which are the query's, also keep a half-typed year from being sent. */
export const dayInput = { type: "date", min: "2000-01-01", max: "2099-12-31" } as const;

/** The message about the field above; renders nothing without one. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-semibold text-danger text-sm">
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}
