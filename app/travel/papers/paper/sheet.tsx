import { Fragment } from "react";
import { company } from "#content/company/company.ts";
import type { JourneyView, SheetView } from "#travel/papers/sheet-view.server.ts";
import type { StepView } from "#travel/plan/result/step-view.server.ts";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { QrPicture } from "#travel/plan/take-along/qr-picture.tsx";
import { MarigoldMark } from "#ui/icons.tsx";
import { WholeWords } from "#ui/text/whole-words.tsx";
import { SheetBlock, TickBox } from "./sheet-blocks.tsx";

type SheetPaperProps = {
  sheet: SheetView;
  journey: JourneyView;
  /** The site's address, for a source that is our own page. */
  origin: string;
};

/** A page of paper, A4 or Letter: black on white, and shown on the screen as it prints. */
export function SheetPaper({ sheet, journey, origin }: SheetPaperProps) {
  const { id, title, kind, purpose, steps, blocks, qrCode, source } = sheet;
  const { move, landing, departure, home, clocks } = journey;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="sheet">
      <header className="sheet-head">
        <div>
          <p className="sheet-kind">{kind}</p>
          <h2 id={`${id}-title`}>
            <WholeWords text={title} />
          </h2>
          <p>
            {move}. Leaves
            {departure.dateTime !== landing.dateTime && (
              <>
                {" "}
                on <Time day={departure} />,
              </>
            )}{" "}
            {departure.dateTime === landing.dateTime ? "and lands" : "lands"} on{" "}
            <Time day={landing} />.
            {home && (
              <>
                {" "}
                Home from <Time day={home} /> on.
              </>
            )}
            {clocks.length > 0 && ` Hour of landing: ${clocks.join("; ")}.`}
          </p>
          <p>{purpose}</p>
        </div>
        {qrCode && (
          <figure>
            <QrPicture code={qrCode} />
            <figcaption>The whole plan: dates only</figcaption>
          </figure>
        )}
      </header>
      {steps.length > 0 && (
        <div className="sheet-block">
          <ul className="sheet-checks sheet-steps">
            {steps.map((step) => (
              <PlanStep key={step.id} step={step} />
            ))}
          </ul>
        </div>
      )}
      {blocks.map((block, index) => (
        <SheetBlock key={index} block={block} />
      ))}
      <footer>
        {kind}. Source: {source.title}, {new URL(source.url, origin).href}, {source.reading}{" "}
        {source.checked && <Time day={source.checked} />}
        {source.isDue && ". Due for checking: ask us first"}.{" "}
        <MarigoldMark className="inline size-[3.5mm]" /> {company.name}, {company.phone.label}
      </footer>
    </article>
  );
}

function PlanStep({ step }: { step: StepView }) {
  const { title, isDone, isLate, opening, from, until, clocks } = step;
  const isSpan = from && until && from.dateTime !== until.dateTime;
  const day = until ?? from;
  return (
    <li>
      <TickBox isTicked={isDone} />
      <span>
        <strong>{title}</strong>
        {isDone ? ", done: " : isLate ? ". " : ": "}
        {clocks.map(({ place, from: first, until: last }, index) => (
          <Fragment key={place}>
            {index > 0 && "; "}
            <Time day={first} /> to <Time day={last} /> {place}
          </Fragment>
        ))}
        {clocks.length === 0 && !isSpan && `${opening} `}
        {clocks.length === 0 && isSpan && (
          <>
            <Time day={from} /> to{" "}
          </>
        )}
        {clocks.length === 0 && day && <Time day={day} />}
      </span>
    </li>
  );
}
