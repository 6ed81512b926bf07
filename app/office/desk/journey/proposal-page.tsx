import type { Refusal } from "#office/desk/post.server.ts";
import { JourneyNews } from "#office/journey/owner/journey-page.tsx";
import type { JourneyView } from "#office/journey/owner/journey-view.server.ts";
import { StagePath } from "#office/journey/owner/stage-path.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { type ProposalName, proposals } from "./proposals.ts";

/** A change that is asked about once more, and the owner's page after it. */
export type Proposal = { name: ProposalName; revision: string; words: string; view: JourneyView };

type ProposalPageProps = { proposal: Proposal; refusal: Refusal | null; hasMail: boolean };

export function ProposalPage({ proposal, refusal, hasMail }: ProposalPageProps) {
  const { name, revision, words, view } = proposal;
  const { title, about, button } = proposals[name];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <form method="post" className="grid gap-4 rounded-card bg-paper p-5 shadow-card sm:p-6">
        <h2 className="font-semibold text-xl">{title}?</h2>
        <p>
          {about}{" "}
          {hasMail
            ? "The owner is mailed the change."
            : "Tell the owner about the change: nothing is mailed."}{" "}
          It can be undone.
        </p>
        <input type="hidden" name="revision" value={revision} />
        <FormField
          name="words"
          label="A few words for the page"
          rows={2}
          defaultValue={refusal?.typed.words ?? words}
          error={refusal?.errors.words}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" name="do" value={name}>
            {button}
          </Button>
          <ButtonLink to="?" look="quiet">
            No, change nothing
          </ButtonLink>
        </div>
      </form>
      <section aria-labelledby="preview-title">
        <h2 id="preview-title" className="mb-3 font-semibold text-xl">
          What the owner will read
        </h2>
        <JourneyNews journey={view} />
        <StagePath stages={view.stages} />
      </section>
    </div>
  );
}
