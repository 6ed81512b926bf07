import type { BrowserContext, Frame } from "playwright/test";

type Sighting = { what: string; frame: Frame | null };

/** What a picture, and only a picture, of another host may be answered with. */
const onePixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** Says whenever a script runs that the site did not bring, or another host is asked for more than a picture. */
export async function watchForExecution(
  context: BrowserContext,
  { ownOrigins, onSighting }: { ownOrigins: string[]; onSighting: (sighting: Sighting) => void },
): Promise<void> {
  await context.exposeBinding("reportExecution", ({ frame }, what: string) =>
    onSighting({ what, frame }),
  );
  await context.addInitScript(reportCalls);
  context.on("dialog", async (dialog) => {
    onSighting({ what: `dialog ${dialog.message()}`, frame: null });
    await dialog.dismiss();
  });
  await context.route(
    ({ protocol, origin }) => protocol.startsWith("http") && !ownOrigins.includes(origin),
    async (route, request) => {
      if (request.resourceType() === "image") {
        return route.fulfill({ contentType: "image/gif", body: onePixel });
      }
      onSighting({ what: `request ${request.url()}`, frame: request.frame() });
      await route.fulfill({ contentType: "text/javascript", body: "alert('from elsewhere')" });
    },
  );
}

/** Runs in the browser, in every frame, before anything else there. */
function reportCalls(): void {
  const reporter: unknown = Reflect.get(window, "reportExecution");
  const report = (name: string) => {
    if (typeof reporter === "function") reporter(name);
  };
  for (const name of ["alert", "prompt", "confirm", "print"]) {
    Reflect.set(window, name, () => report(name));
  }
  // Not eval, by which Playwright itself comes in.
  const watchedFunction = new Proxy(Function, {
    apply(target, self, values) {
      report("Function");
      return Reflect.apply(target, self, values);
    },
    construct(target, values) {
      report("new Function");
      return Reflect.construct(target, values);
    },
  });
  Reflect.set(window, "Function", watchedFunction);
  Reflect.set(Function.prototype, "constructor", watchedFunction);
}
