import { CheckIcon, icon } from "#ui/icons.tsx";

const DashIcon = icon("M7 12h10");

const marks = {
  yes: { icon: <CheckIcon />, look: "bg-teal-pale text-teal" },
  no: { icon: <DashIcon />, look: "bg-sand text-ink-soft" },
} as const;

type MarkedListProps = {
  items: string[];
  /** `yes` ticks each item, `no` marks it as left out. */
  mark?: keyof typeof marks;
};

export function MarkedList({ items, mark = "yes" }: MarkedListProps) {
  const { icon: sign, look } = marks[mark];
  return (
    <ul className="grid gap-2 sm:gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span
            className={`grid size-6 shrink-0 sm:size-7 place-items-center rounded-full ${look}`}
          >
            {sign}
          </span>
          <span className="wrap-anywhere sm:pt-0.5">{item}</span>
        </li>
      ))}
    </ul>
  );
}
