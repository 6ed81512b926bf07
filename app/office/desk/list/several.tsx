import { ColleagueFields } from "#office/desk/parts/colleague-fields.tsx";
import { ChangeButtons } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { severalForm } from "./enquiry-list.tsx";

type SeveralProps = {
  /** The log's last line when the lists were read. */
  line: number;
  /** Everybody of the office, by their addresses. */
  people: Record<string, string>;
  refusal: Refusal | null;
};

/** Changes all rows that are chosen. It stays in sight while one is. */
export function Several({ line, people, refusal }: SeveralProps) {
  return (
    <Fold
      title="With the chosen ones …"
      heading={null}
      isOpenAtFirst={refusal !== null}
      className="bottom-0 z-20 mt-8 rounded-card border-2! bg-paper px-5 shadow-card [:has(input:checked)>&]:sticky"
    >
      <form id={severalForm} method="post" className="grid gap-3">
        <input type="hidden" name="line" value={line} />
        <ChangeButtons changes={changes} />
        <div className="flex flex-wrap items-end gap-3">
          <ColleagueFields people={people} errors={refusal?.errors} />
          <Button type="submit" name="do" value="give" look="quiet">
            Give them
          </Button>
        </div>
      </form>
    </Fold>
  );
}

const changes = {
  phone: "Answered by phone",
  whatsapp: "Answered on WhatsApp",
  mail: "Answered by email",
  spam: "They are spam",
};

type HandOverProps = { from: string; name: string; count: number; people: Record<string, string> };

/** Gives all that a colleague has to another one, such as for a holiday. */
export function HandOver({ from, name, count, people }: HandOverProps) {
  const others = Object.fromEntries(Object.entries(people).filter(([who]) => who !== from));
  return (
    <Fold
      title={`Hand over all ${count} that ${name} has …`}
      heading={null}
      className="mb-4 rounded-card border-0! bg-paper px-5 shadow-card"
    >
      <form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="from" value={from} />
        <ColleagueFields label="To" people={others} />
        <Button type="submit" name="do" value="give-all" look="quiet">
          Hand over
        </Button>
      </form>
    </Fold>
  );
}
