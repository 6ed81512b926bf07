import type { ReactNode } from "react";
import { ChevronIcon } from "#ui/icons.tsx";

/** The list around `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-sand-deep border-sand-deep border-y">{children}</div>;
}

type AccordionItemProps = {
  /** The browser keeps at most one item of the same name open. */
  name?: string;
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

export function AccordionItem(props: AccordionItemProps) {
  const { name, title, isOpenAtFirst, children } = props;
  return (
    <details name={name} open={isOpenAtFirst} className="group/item">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-3 hover:text-teal [&::-webkit-details-marker]:hidden">
        <h2 className="wrap-anywhere font-semibold text-lg">{title}</h2>
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sand text-teal-deep print:hidden group-open/item:rotate-180 motion-safe:transition-transform">
          <ChevronIcon />
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
