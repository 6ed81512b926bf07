import { type ReactNode, useEffect, useRef, useState } from "react";
import type { QuoteProblems } from "#office/quote/input/quote-input.server.ts";
import { type QuoteQuery, type Step, steps } from "#office/quote/input/quote-query.ts";
import type { QuoteFailure } from "#office/quote/quote-outcome.ts";
import type { QuoteSender } from "#office/quote/sender-fields.ts";
import { WithoutDateLink } from "#travel/plan/form/without-date-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { InputForm } from "./input-form.tsx";
import { MoveStep } from "./move-step.tsx";
import { PetStep } from "./pet-step.tsx";
import { RequestPass, type RequestPassProps } from "./request-pass.tsx";
import { SenderForm } from "./sender-form.tsx";

type QuoteStepsProps = {
  step: Step;
  query: QuoteQuery;
  problems: QuoteProblems;
  months: Record<string, string>;
  /** The token of the last step's form, which the server makes. */
  token: string | null;
  failure: QuoteFailure | undefined;
  /** The pass of each destination. */
  passRoutes: RequestPassProps["routes"];
  /** Beside the steps, below the pass. */
  children: ReactNode;
};

const titles = { move: "the move", pet: "the pet", you: "you" };

/**
 * The three steps. They keep the typed values while the visitor goes back and forth, even with the browser's buttons.
 */
export function QuoteSteps(props: QuoteStepsProps) {
  const { step, query, problems, months, token, failure, passRoutes, children } = props;
  const [input, setInput] = useState<QuoteQuery>({});
  const [sender, setSender] = useState<Partial<QuoteSender>>({});
  // After a lost response, a changed input on an earlier step is a correction, not a second enquiry.
  const submission = useRef<string>(null);
  const heading = useFocusOnChange(step);
  const given = { query: { ...query, ...input }, problems };
  const keep = (changed: QuoteQuery) => setInput((known) => ({ ...known, ...changed }));

  return (
    <div className="grid items-start gap-6 md:grid-cols-[7fr_5fr] lg:gap-14">
      <section
        aria-labelledby="step-title"
        className="rounded-card bg-paper p-5 shadow-card sm:p-8"
      >
        <h2
          id="step-title"
          ref={heading}
          tabIndex={-1}
          className="mb-4 font-semibold text-heading outline-none"
        >
          {`Step ${steps.indexOf(step) + 1} of ${steps.length}: ${titles[step]}`}
        </h2>
        {Object.keys(problems).length > 0 && (
          <Notice tone="bad" title="Not yet">
            Please correct the marked fields. Everything else is kept.
          </Notice>
        )}
        {step === "you" ? (
          <SenderForm
            query={query}
            typed={sender}
            onTyped={setSender}
            submission={submission}
            token={failure ? failure.token : token}
            failure={failure}
          />
        ) : (
          <InputForm key={step} step={step} query={given.query} onInput={keep}>
            {step === "move" ? <MoveStep {...given} months={months} /> : <PetStep {...given} />}
            <p className="hidden group-has-[[value=elsewhere]:checked]/plan:block">
              <WithoutDateLink />
            </p>
          </InputForm>
        )}
      </section>
      <div>
        <RequestPass query={given.query} months={months} routes={passRoutes} />
        {children}
      </div>
    </div>
  );
}

/** Moves the focus to the heading of the next step, as the browser does for a new document. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return heading;
}
