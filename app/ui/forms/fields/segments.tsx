import type { ReactNode } from "react";
import { FieldError } from "./form-field.tsx";

type SegmentsProps = {
  name: string;
  label: string;
  isLabelHidden?: boolean;
  /** The labels of the choices, by their values. */
  choices: Record<string, ReactNode>;
  value: string | undefined;
  error?: string;
  isRequired?: boolean;
  isOnDark?: boolean;
};

const looks = {
  light: {
    frame: "border-teal bg-white",
    segment: "min-w-20 has-focus-visible:outline-teal has-checked:bg-teal has-checked:text-white",
  },
  dark: {
    frame: "border-transparent bg-white/15 max-sm:border-0",
    segment: "has-focus-visible:outline-white has-checked:bg-marigold-bright has-checked:text-ink",
  },
} as const;

/** A switch with a segment for each of two or three short choices: radio buttons without script. */
export function Segments(props: SegmentsProps) {
  const { name, label, isLabelHidden, choices, value, error, isRequired, isOnDark } = props;
  const { frame, segment } = looks[isOnDark ? "dark" : "light"];
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? "sr-only" : "text-balance font-semibold"}>{label}</legend>
      <div
        className={`segments inline-flex max-w-full flex-wrap rounded-3xl border-2 ${frame} ${isLabelHidden ? "" : "mt-1.5"}`}
      >
        {Object.entries(choices).map(([choice, words]) => (
          <label
            key={choice}
            className={`relative flex min-h-11 items-center justify-center rounded-full ${typeof words === "string" ? "px-4" : "px-2 sm:px-3.5"} font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 forced-colors:has-checked:forced-color-adjust-none ${segment}`}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === value}
              required={isRequired}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
