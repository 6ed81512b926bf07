import type { ComponentProps } from "react";

/** A table that is scrolled by itself where it is wider than the text, by keyboard too. */
export function ScrollableTable(props: ComponentProps<"table">) {
  return (
    <figure className="table-window" tabIndex={0} aria-label="Table">
      <table {...props} />
    </figure>
  );
}
