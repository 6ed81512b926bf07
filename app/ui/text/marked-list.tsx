import { CheckIcon, CloseIcon } from "#ui/icons.tsx";

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
    <ul className="grid gap-2 sm:gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <span
            className={`grid size-6 shrink-0 sm:size-7 place-items-center rounded-full ${look}`}
          >
            {icon}
          </span>
          <span className="wrap-anywhere sm:pt-0.5">{item}</span>
        </li>
      ))}
    </ul>
  );
}
