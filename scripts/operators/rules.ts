import { dayInIndia } from "#edge/http/india-clock.ts";
import { runCommand } from "#scripts/command.ts";
import { howRead } from "#travel/rules/rule-words.ts";
import { checkDates } from "#travel/rules/source/rule-checks.ts";
import { countReadings, findDueRules, findUnreadRules, listAllCitations } from "./due-rules.ts";

// `npm run rules`: lists the facts that are due for checking, or not yet read on the official page.

const help = `Lists the rules of travel, what airlines take and the fees (app/travel/rules, app/travel/airlines, app/travel/fees) that must be
checked again, and those that nobody of the company has read on the official page yet, each with the page that decides. Counts
them by how they were read.
How to change one is in docs/content.md.

  npm run rules`;

await runCommand({ name: "rules", help, options: {} }, async () => {
  const due = findDueRules(dayInIndia(Date.now()));
  for (const { name, what, citation } of due) {
    console.log(`${name}, ${what}: due since ${citation.verifyBy}\n  ${nameSource(citation)}`);
  }
  for (const { name, what, citation } of findUnreadRules()) {
    console.log(
      `${name}, ${what}: ${citation.read}, not read officially\n  ${nameSource(citation)}`,
    );
  }
  for (const [read, count] of countReadings()) console.log(`${count} facts: ${howRead[read]}`);
  if (due.length > 0) return;
  const { verifyBy } = checkDates(listAllCitations().map(({ citation }) => citation));
  console.log(`No rule is due for checking. The next check is due by ${verifyBy}.`);
});

function nameSource({ source }: { source: { title: string; url?: string } }): string {
  return source.url ?? source.title;
}
