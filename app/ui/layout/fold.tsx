import type { ComponentProps, ReactNode } from "react";
import { ChevronIcon } from "#ui/icons.tsx";

type FoldProps = Pick<ComponentProps<"details">, "ref" | "onToggle"> & {
  title: ReactNode;
  /** A few words below the title, of what is inside. */
  hint?: ReactNode;
  /** Null for a fold that is no section of its page, such as that of a form. */
  heading?: "h2" | "h3" | null;
  /** The browser keeps at most one fold of the same name open. */
  name?: string;
  isOpenAtFirst?: boolean;
  /** Is a fold on narrow screens alone. */
  isOpenWhereWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** A row that unfolds. Several one below the other share their rules. */
export function Fold(props: FoldProps) {
  const { title, hint, heading: Title = "h2", isOpenAtFirst, className = "" } = props;
  const { ref, name, onToggle, isOpenWhereWide } = props;
  const Words = Title ?? "span";
  return (
    <details
      ref={ref}
      name={name}
      onToggle={onToggle}
      open={isOpenAtFirst}
      className={`group/fold border-sand-deep border-b [:not(details)+&]:border-t first:border-t ${isOpenWhereWide ? openWhereWide : ""} ${className}`}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-2 hover:text-teal [&::-webkit-details-marker]:hidden">
        <Words className="wrap-anywhere min-w-0 grow text-balance font-display font-semibold text-xl leading-tight">
          {title}
          {hint && (
            <span className="block font-normal font-sans text-ink-soft text-sm leading-tight tracking-normal">
              {hint}
            </span>
          )}
        </Words>
        <FoldMark />
      </summary>
      <div className="pb-5">{props.children}</div>
    </details>
  );
}

const openWhereWide =
  "lg:border-0! lg:details-content:[content-visibility:visible] supports-[selector(::details-content)]:lg:[&>summary]:hidden";

/** The round chevron at the end of a summary. @param props.isSmall for a long list of short rows */
export function FoldMark({ isSmall }: { isSmall?: boolean }) {
  return (
    <span
      className={`grid ${isSmall ? "size-6" : "size-9"} shrink-0 place-items-center rounded-full bg-sand text-teal-deep print:hidden in-[details[open]>summary]:rotate-180 motion-safe:transition-transform`}
    >
      <ChevronIcon />
    </span>
  );
}
