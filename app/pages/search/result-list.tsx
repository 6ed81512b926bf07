import { Link } from "react-router";
import { Thumbnail } from "#shop/product/product-picture.tsx";
import { Note } from "#ui/notice.tsx";
import type { Piece } from "./mark-words.ts";
import type { Result, SearchResults } from "./results.server.ts";

/** What was found, by kind. */
export function ResultList({ query, results }: { query: string; results: SearchResults }) {
  const { groups, isPartial } = results;
  const count = groups.reduce((sum, group) => sum + group.results.length, 0);
  return (
    <>
      <p className="wrap-anywhere mb-4">
        {isPartial && "Nothing here has all of these words. This has some of them: "}
        {count === 1 ? "1 answer" : `${count} answers`} for “{query}”
      </p>
      {groups.map(({ kind, title, results }) => (
        <section
          key={kind}
          aria-labelledby={kind}
          className="border-sand-deep border-t py-5 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10"
        >
          <h2 id={kind} className="font-semibold text-xl lg:mt-1">
            {title}
          </h2>
          <ul className="md:grid md:grid-cols-2 md:gap-x-10 lg:-mt-2">
            {results.map((result) => (
              <ResultRow
                key={result.path}
                result={result}
                isAlone={results.every(
                  (other) => other === result || words(other) !== words(result),
                )}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const words = ({ title }: Result) => title.map(({ text }) => text).join("");

type ResultRowProps = {
  result: Result;
  /** No other one beside it has the same title, which then needs its page to be told apart. */
  isAlone: boolean;
};

const ResultRow = ({
  result: { path, title, within, price, image, excerpt },
  isAlone,
}: ResultRowProps) => (
  <li className="flex gap-4 py-2">
    {image !== undefined && <Thumbnail url={image} />}
    <div className="min-w-0">
      <Link
        to={path}
        className="inline-block py-1 font-display font-semibold text-xl text-teal leading-snug decoration-2 decoration-marigold underline-offset-4 hover:underline"
      >
        <Marked pieces={title} />
        {within && !isAlone && (
          <>
            {" · "}
            <Marked pieces={within} />
          </>
        )}
      </Link>
      {within && isAlone && (
        <p className="text-ink-soft text-sm">
          <Marked pieces={within} />
        </p>
      )}
      {price && <p className="font-semibold">{price}</p>}
      {excerpt.length > 0 && (
        <p className="wrap-anywhere">
          <Marked pieces={excerpt} />
        </p>
      )}
    </div>
  </li>
);

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ start, text, isFound }) =>
    isFound ? (
      <mark key={start} className="rounded-sm bg-marigold-pale text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** That the store's products could not be searched. */
export const ShopMissing = () => (
  <Note tone="neutral" title="Without the shop" className="mb-6">
    The shop does not answer at the moment, so its products are missing here. All else is searched.
  </Note>
);
