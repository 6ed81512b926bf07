type TitledTextsProps = { texts: { title: string; text: string }[] };

/** Texts of equal weight, side by side; the last one fills its row. */
export function TitledTexts({ texts }: TitledTextsProps) {
  return (
    <ul className="mt-6 grid gap-x-10 gap-y-4 sm:mt-10 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3">
      {texts.map(({ title, text }) => (
        <li
          key={title}
          className="border-sand-deep border-t pt-3 sm:pt-4 max-lg:last:odd:col-span-full lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
        >
          <h3 className="font-semibold text-xl leading-snug">{title}</h3>
          <p className="mt-1 max-w-2xl sm:mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Texts in order along a line, as the stops of a route: from top to bottom on a phone, else in rows. The last one fills its
 * row.
 */
export function RouteTexts({ texts }: TitledTextsProps) {
  return (
    <ol className="mt-5 overflow-x-clip sm:mt-9 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-9 lg:grid-cols-3">
      {texts.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative flex gap-4 before:absolute before:bg-sand-deep max-sm:pb-5 max-sm:before:inset-y-0 max-sm:before:left-4 max-sm:before:w-0.5 max-sm:last:pb-0 max-sm:last:before:hidden sm:block sm:before:inset-x-0 sm:before:top-5 sm:before:-right-10 sm:before:h-0.5 sm:max-lg:last:odd:col-span-full lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2"
        >
          <StepNumber>{index + 1}</StepNumber>
          <div className="min-w-0">
            <h3 className="font-semibold text-xl leading-snug max-sm:mt-0.5 sm:mt-3">{title}</h3>
            <p className="mt-1 max-w-2xl text-ink-soft sm:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const StepNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="relative grid size-8 shrink-0 place-items-center rounded-full border-2 border-marigold-deep bg-marigold-pale font-display font-semibold sm:size-10 sm:text-xl"
  >
    {children}
  </span>
);

/** The same one below the other, each title at the beginning of its text. */
export function CompactTexts({ texts }: TitledTextsProps) {
  return (
    <ul className="mt-3 sm:mt-6">
      {texts.map(({ title, text }) => (
        <li key={title} className="border-sand-deep py-2.5 not-last:border-b">
          <h3 className="inline font-semibold text-xl leading-snug">{title}.</h3>{" "}
          <p className="inline text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Steps in order, with their numbers. */
export function NumberedTexts({ texts }: TitledTextsProps) {
  return (
    <ol className="mt-6 grid gap-x-10 gap-y-5 sm:mt-10 sm:grid-cols-2 sm:gap-y-9">
      {texts.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 last:odd:col-span-full">
          <StepNumber>{index + 1}</StepNumber>
          <div>
            <h3 className="mt-1 font-semibold text-xl leading-snug">{title}</h3>
            <p className="mt-1 max-w-2xl sm:mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
