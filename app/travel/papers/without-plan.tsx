import { Form, href } from "react-router";
import picture from "#pictures/papers.svg?w=640;960&as=picture";
import { PetSwitch } from "#travel/move/pet-switch.tsx";
import { questions } from "#travel/move/questions.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Panel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Note } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { NoPapers } from "./papers-request.server.ts";

/** In place of the sheets: what is wrong, and the two questions that decide which sheets there are. */
export function WithoutPlan({ title, back, problems, asked }: NoPapers & { title: string }) {
  return (
    <Page>
      <Panel isForm picture={<PanelPicture picture={picture} />}>
        <div className="grid gap-5 px-6 py-8 sm:px-10">
          <h1 className="font-semibold text-heading">{title}</h1>
          {problems.length > 0 && (
            <Note tone="neutral">
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Note>
          )}
          {asked && (
            <>
              <p className="text-ink-soft text-lead">
                Sheets for the vet, the laboratory, the authorities and the airport, ready to print.
                Where your pet goes decides which ones it needs.
              </p>
              <Questions {...asked} />
            </>
          )}
          <p>
            <PageLink to={back.to} reloadDocument className="py-2 font-semibold">
              {back.label}
            </PageLink>
          </p>
        </div>
      </Panel>
    </Page>
  );
}

function Questions({ to, pet }: NonNullable<NoPapers["asked"]>) {
  return (
    <Form key={`${to} ${pet}`} action={href("/plan/papers")} className="grid gap-5">
      <FormField
        label={questions.to.label}
        name="to"
        options={questions.to.choices}
        groups={questions.to.groups}
        placeholder="Choose"
        defaultValue={to}
        required
      />
      <PetSwitch name="pet" label="Your pet" value={pet} isRequired />
      <Button type="submit">Show the papers</Button>
    </Form>
  );
}
