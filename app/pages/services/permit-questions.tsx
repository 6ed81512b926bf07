import { href } from "react-router";
import type { ServiceFrontMatter } from "#content/front-matter.ts";
import { Segments } from "#ui/forms/fields/segments.tsx";
import { Note } from "#ui/notice.tsx";
import { textLinkLook } from "#ui/text/text-link.tsx";

type Questions = NonNullable<ServiceFrontMatter["permit"]>["questions"];
type Outcome = NonNullable<Questions[number]["yes"]>;

/** The guide that says what follows from the answers. */
export const guidePath = href("/guides/:guide", { guide: "dgft-permit-or-noc" });

/** Questions with yes or no, until one of the answers says whether a permit is needed. It works without a script. */
export function PermitQuestions({ questions }: { questions: Questions }) {
  const [first, ...others] = questions;
  if (!first) return null;
  const { ask, yes, no } = first;
  const after = (outcome: Outcome | undefined) =>
    outcome ? <Verdict outcome={outcome} /> : <PermitQuestions questions={others} />;
  return (
    <div className="question mt-5">
      <Segments
        name={`permit-${others.length}`}
        label={ask}
        choices={{ yes: "Yes", no: "No" }}
        value={undefined}
      />
      <div data-after="yes">{after(yes)}</div>
      <div data-after="no">{after(no)}</div>
    </div>
  );
}

function Verdict({ outcome: { isNeeded, text, passage } }: { outcome: Outcome }) {
  return (
    <Note
      tone={isNeeded ? "neutral" : "good"}
      title={isNeeded ? "You need the permit" : "You need no permit"}
      className="mt-4"
    >
      {text}{" "}
      <a href={`${guidePath}#${passage}`} className={textLinkLook}>
        What to do then
      </a>
    </Note>
  );
}
