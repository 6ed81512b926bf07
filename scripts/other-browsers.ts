import { rm } from "node:fs/promises";
import { findFirefox, findOnPath } from "./browser.ts";
import { messageOf } from "./command.ts";
import { fail, run, stopWhenTold } from "./processes.ts";

// `npm run test:browsers`: runs the journey in Firefox and WebKit, after installing what is missing.

/** Packages of Debian and Ubuntu, with what finds them. WebKit's browser needs a display, even a virtual one. */
const packages: [name: string, find: () => string | undefined][] = [
  ["firefox-esr", findFirefox],
  ["webkit2gtk-driver", () => findOnPath("WebKitWebDriver")],
  ["xvfb", () => findOnPath("xvfb-run")],
];

const findMissing = () => packages.filter(([, find]) => !find()).map(([name]) => name);

async function installMissing(): Promise<void> {
  const apt = process.getuid?.() === 0 ? "apt-get" : "sudo --non-interactive apt-get";
  const names = findMissing().join(" ");
  console.log(`Installing ${names}`);
  await run("sh", ["-c", `${apt} update --quiet && ${apt} install --yes --quiet ${names}`]).catch(
    (error: Error) => console.log(error.message),
  );
  const missing = findMissing();
  if (missing.length > 0) {
    throw new Error(`Install these packages of Debian or Ubuntu first: ${missing.join(", ")}`);
  }
}

stopWhenTold();
try {
  if (findMissing().length > 0) await installMissing();
  await rm(".wrangler/browsers", { recursive: true, force: true });
  await run("xvfb-run", [
    "--auto-servernum",
    ...["playwright", "test", "--config", "tests/playwright.browsers.config.ts"],
    ...process.argv.slice(3),
  ]);
} catch (error) {
  await fail(messageOf(error));
}
