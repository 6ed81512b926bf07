/** Keeps words with hyphens, such as "fit-to-fly", on one line. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\w+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
