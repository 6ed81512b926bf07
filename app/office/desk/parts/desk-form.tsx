import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

type SeenStateProps = { seen: Record<string, string | number | null> };

/** The state that the page shows. A form has it, so that its change is refused where that is no longer the state. */
export const SeenState = ({ seen }: SeenStateProps) =>
  Object.entries(seen).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ""} />
  ));

type ButtonsProps = {
  /** The buttons' words, by the changes that they make. */
  changes: Record<string, string>;
  /** Whether the first button is the main one of its page. */
  isMain?: boolean;
  /** Set where the browser would ask for fields that a change does not need. */
  formNoValidate?: boolean;
};

/** A form of few fields, with a button for each change. */
export function DeskForm({
  seen = {},
  children,
  ...buttons
}: Partial<SeenStateProps> & ButtonsProps & { children?: ReactNode }) {
  return (
    // URL encoding, the default, triples the size of text that is not ASCII.
    <form method="post" encType="multipart/form-data" className="mt-3 grid grid-cols-1 gap-3">
      <SeenState seen={seen} />
      {children}
      <ChangeButtons {...buttons} />
    </form>
  );
}

export const ChangeButtons = ({ changes, isMain, formNoValidate }: ButtonsProps) => (
  <div className="flex flex-wrap gap-3 max-sm:grid">
    {Object.entries(changes).map(([change, words], index) => (
      <Button
        key={change}
        type="submit"
        name="do"
        value={change}
        look={isMain && index === 0 ? "primary" : "quiet"}
        formNoValidate={formNoValidate}
      >
        {words}
      </Button>
    ))}
  </div>
);
