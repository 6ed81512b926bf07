import { rm } from "node:fs/promises";
import { messageOf } from "#scripts/command.ts";
import { run, runStoppable } from "#scripts/processes.ts";
import { findFirefox, findProgram } from "./browser.ts";

// `npm run test:browsers`: runs the journeys in Chromium, Firefox and WebKit, after installing what is missing.

/** Packages of Debian and Ubuntu, with a test for each. WebKit's browser needs a display, even a virtual one. */
const packages: [name: string, find: () => string | undefined][] = [
  ["firefox-esr", findFirefox],
  ["webkit2gtk-driver", () => findProgram("WebKitWebDriver")],
  ["xvfb", () => findProgram("xvfb-run")],
];

const findMissing = () => packages.flatMap(([name, find]) => (find() ? [] : name)).join(" ");

async function installMissing(names: string): Promise<void> {
  const apt = process.getuid?.() === 0 ? "apt-get" : "sudo --non-interactive apt-get";
  console.log(`Installing ${names}`);
  await run("sh", "-c", `${apt} update --quiet && ${apt} install --yes --quiet ${names}`).catch(
    (error) => console.log(messageOf(error)),
  );
  const missing = findMissing();
  if (missing) throw new Error(`Install these packages of Debian or Ubuntu first: ${missing}`);
}

await runStoppable(async () => {
  const missing = findMissing();
  if (missing) await installMissing(missing);
  await rm(".wrangler/browsers", { recursive: true, force: true });
  const command = ["playwright", "test", "--config", "tests/playwright.browsers.config.ts"];
  await run("xvfb-run", "--auto-servernum", ...command, ...process.argv.slice(3));
});
