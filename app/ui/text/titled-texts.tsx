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
          <h3 className="font-semibold text-lg leading-snug sm:text-xl">{title}</h3>
          <p className="mt-1 max-w-2xl sm:mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The same one below the other, each title at the beginning of its text. */
export function CompactTexts({ texts }: TitledTextsProps) {
  return (
    <ul className="mt-3 sm:mt-6">
      {texts.map(({ title, text }) => (
        <li key={title} className="border-sand-deep py-2.5 not-last:border-b">
          <h3 className="inline font-semibold text-lg leading-snug">{title}.</h3>{" "}
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
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-marigold-deep bg-marigold-pale font-display font-semibold text-lg"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="mt-1 font-semibold text-lg leading-snug sm:text-xl">{title}</h3>
            <p className="mt-1 max-w-2xl sm:mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
