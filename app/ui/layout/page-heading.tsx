import type { ReactNode, Ref } from "react";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** Leaves a phone's first screen to the fields of a form. */
  isTight?: boolean;
  /** For moving the focus here when the focused element is removed. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The title of the page, with an optional lead below it. */
export function PageHeading({ title, children, isTight, ref }: PageHeadingProps) {
  return (
    <div className={`${isTight ? "mb-5" : "mb-8"} sm:mb-8 print:mb-2`}>
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-title">
        {title}
      </h1>
      {children && <p className="mt-3 max-w-xl text-ink-soft text-lead">{children}</p>}
    </div>
  );
}
