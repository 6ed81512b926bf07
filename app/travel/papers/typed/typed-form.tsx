import { useId, useRef } from "react";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { fieldGroups, typedFields } from "./fields.ts";
import { forget, keepOnDevice, type, useTyped } from "./typed-values.ts";

/** What fields have before anything is typed, by their names. */
type Known = Record<string, string | undefined>;

/**
 * Typed once, and shown on all sheets. There is no form and no field has a name, so that nothing of it can be sent.
 * @param props.names the fields that the sheets use
 */
export function TypedForm({ names, known }: { names: string[]; known: Known }) {
  const isHydrated = useIsHydrated();
  const { isKept } = useTyped();
  const keepBox = useRef<HTMLInputElement>(null);
  const groups = Object.entries(fieldGroups)
    .map(([title, fields]) => ({
      title,
      fields: Object.keys(fields).filter((name) => names.includes(name)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <section
      id="typed"
      aria-labelledby="typed-title"
      className="@container scroll-mt-4 rounded-card bg-paper p-5 shadow-card sm:max-lg:p-7"
    >
      <h2 id="typed-title" className="font-semibold text-2xl">
        Type once, print on every sheet
      </h2>
      <p className="mt-2 max-w-2xl">
        What you type here stays in this browser. It is not sent to us or to anybody else. Leave out
        what you would rather write by pen.
      </p>
      <p className="mt-2 hidden noscript:block">
        Typing needs JavaScript. Without it the sheets print with lines to write on.
      </p>
      <fieldset disabled={!isHydrated} className="mt-4 noscript:hidden">
        <legend className="sr-only">What the sheets need</legend>
        {groups.map(({ title, fields }) => (
          <Fold key={title} title={title} heading={null} isOpenAtFirst={title === "Your pet"}>
            <div className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-4">
              {fields.map((name) => (
                <TypedField key={name} name={name} known={known[name]} />
              ))}
            </div>
          </Fold>
        ))}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <label className="flex min-h-11 items-center gap-3">
            <input
              ref={keepBox}
              type="checkbox"
              checked={isKept}
              onChange={({ currentTarget }) => keepOnDevice(currentTarget.checked)}
              className="size-6 accent-teal"
            />
            Keep what I type
          </label>
          {isKept && (
            <Button
              look="quiet"
              onClick={() => {
                forget();
                keepBox.current?.focus();
              }}
            >
              Forget
            </Button>
          )}
          <p className="text-ink-soft text-sm">
            {isKept
              ? "Kept in this browser until you press Forget, or until the browser itself forgets it. Do not keep it on a computer that others use."
              : "Not kept: it is gone once you close these pages."}
          </p>
        </div>
      </fieldset>
    </section>
  );
}

function TypedField({ name, known = "" }: { name: string; known?: string }) {
  const id = useId();
  const { values } = useTyped();
  const field = typedFields[name];
  if (!field) return null;
  const { label, maxLength, autoComplete, hint } = field;
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        value={values[name] ?? known}
        onInput={({ currentTarget }) => type(name, currentTarget.value)}
        maxLength={maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-describedby={hint && `${id}-hint`}
        className="mt-1 block min-h-11 w-full rounded-lg border-2 border-ink-soft/70 bg-white px-3 py-1.5 hover:border-teal"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
