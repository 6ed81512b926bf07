import type { ReactNode, Ref } from "react";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** Leaves the first screen to the fields of a form: on a wide one, the lead stands beside the title. */
  isTight?: boolean;
  /** For moving the focus here when the focused element is removed. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The title of the page, with an optional lead below it. */
export function PageHeading({ title, children, isTight, ref }: PageHeadingProps) {
  const isRow = isTight && children;
  return (
    <div
      className={`sm:mb-8 print:mb-2 ${isTight ? "mb-5 lg:mb-6" : "mb-8"} ${isRow ? "lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-14 print:block" : ""}`}
    >
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-title">
        {title}
      </h1>
      {children && (
        <p className={`mt-3 max-w-xl text-ink-soft text-lead ${isRow ? "lg:mt-0" : ""}`}>
          {children}
        </p>
      )}
    </div>
  );
}
