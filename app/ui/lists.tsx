import type { ReactNode } from "react";
import { CheckIcon, ChevronIcon, CloseIcon } from "./icons";

const marks = {
  yes: { icon: <CheckIcon />, look: "bg-teal-pale text-teal" },
  no: { icon: <CloseIcon />, look: "bg-danger-pale text-danger" },
} as const;

type MarkedListProps = {
  items: string[];
  /** `yes` ticks each item, `no` crosses it out. */
  mark?: keyof typeof marks;
};

export function MarkedList({ items, mark = "yes" }: MarkedListProps) {
  const { icon, look } = marks[mark];
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span className={`grid size-7 shrink-0 place-items-center rounded-full ${look}`}>
            {icon}
          </span>
          <span className="pt-0.5">{item}</span>
        </li>
      ))}
    </ul>
  );
}

type TitledTextsProps = { texts: { title: string; text: string }[] };

/** Texts of equal weight, side by side; the last one fills its row. */
export function TitledTexts({ texts }: TitledTextsProps) {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {texts.map(({ title, text }) => (
        <li
          key={title}
          className="border-marigold border-t-2 border-dashed pt-4 max-lg:last:odd:col-span-full lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
        >
          <h3 className="font-semibold text-xl leading-snug">{title}</h3>
          <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Steps in order, with their numbers. */
export function NumberedTexts({ texts }: TitledTextsProps) {
  return (
    <ol className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2">
      {texts.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 last:odd:col-span-full">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-marigold-deep bg-marigold-pale font-display font-semibold text-lg"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="mt-1 font-semibold text-xl leading-snug">{title}</h3>
            <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The list around `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-sand-deep border-sand-deep border-y">{children}</div>;
}

type AccordionItemProps = {
  /** The browser keeps at most one item of the same name open. */
  name?: string;
  title: string;
  headingLevel?: "h2" | "h3";
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

export function AccordionItem(props: AccordionItemProps) {
  const { name, title, headingLevel: Heading = "h3", isOpenAtFirst, children } = props;
  return (
    <details name={name} open={isOpenAtFirst} className="group/item">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md py-3 hover:text-teal [&::-webkit-details-marker]:hidden">
        <Heading className="wrap-anywhere font-semibold text-lg">{title}</Heading>
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sand text-teal-deep group-open/item:rotate-180 motion-safe:transition-transform">
          <ChevronIcon />
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
