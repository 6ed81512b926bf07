import { expect, test } from "playwright/test";
import { startSite } from "#tests/e2e/sites.ts";

const STATE_DIR = ".wrangler/e2e-start";

const responds = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test("npm start serves the site and its sandbox, prints their URLs, runs the cron trigger on request, and leaves nothing running", async () => {
  test.setTimeout(200_000);
  const { output, untilReady, stop } = startSite({ PORT: "8807", SANDBOX_PORT: "8808", STATE_DIR });
  await untilReady();
  for (const port of [8807, 8808]) expect(output()).toContain(`http://localhost:${port}`);
  expect(await responds("http://localhost:8807/products")).toBe(true);
  expect(output()).toContain("Its mails are at    http://localhost:8808/mail\n");
  expect(await responds("http://localhost:8808/mail")).toBe(true);
  // The path that Cloudflare documents for `wrangler dev`.
  const cron = await fetch("http://localhost:8807/cdn-cgi/handler/scheduled");
  expect(await cron.text()).toBe("ok");
  await stop();
  expect(await responds("http://localhost:8807")).toBe(false);
  expect(await responds("http://localhost:8808")).toBe(false);
});

for (const { flaw, variables, line } of [
  {
    flaw: "a port that is in use",
    variables: { PORT: "8797", SANDBOX_PORT: "8808" },
    line: "Port 8797 is in use. Stop what is using it, or set PORT to another, for example PORT=8807.\n",
  },
  {
    flaw: "an invalid STORE_API_URL",
    variables: { STORE_API_URL: "nonsense" },
    line: "Bad configuration: STORE_API_URL must be an http or https address\n",
  },
]) {
  test(`npm start with ${flaw} fails with one line that explains why`, async () => {
    const { exit, output } = startSite({ ...variables, STATE_DIR });
    expect(await exit).toBe(1);
    expect(output()).toBe(line);
  });
}
