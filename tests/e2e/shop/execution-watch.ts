import type { BrowserContext, Frame } from "playwright/test";

type Execution = { what: string; frame: Frame | null };

/** The response to requests for pictures of other hosts. */
const onePixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** Reports each foreign script that runs, and each request to another host except for pictures. */
export async function watchForExecution(
  context: BrowserContext,
  {
    ownOrigins,
    onExecution,
  }: { ownOrigins: string[]; onExecution: (execution: Execution) => void },
): Promise<void> {
  await context.exposeBinding("reportExecution", ({ frame }, what: string) =>
    onExecution({ what, frame }),
  );
  await context.addInitScript(reportCalls);
  context.on("dialog", async (dialog) => {
    onExecution({ what: `dialog ${dialog.message()}`, frame: null });
    await dialog.dismiss();
  });
  await context.route(
    ({ protocol, origin }) => protocol.startsWith("http") && !ownOrigins.includes(origin),
    async (route, request) => {
      if (request.resourceType() === "image") {
        return route.fulfill({ contentType: "image/gif", body: onePixel });
      }
      onExecution({ what: `request ${request.url()}`, frame: request.frame() });
      await route.fulfill({ contentType: "text/javascript", body: "alert('from elsewhere')" });
    },
  );
}

/** Runs in every frame before any other script. */
function reportCalls(): void {
  const reporter: unknown = Reflect.get(window, "reportExecution");
  const report = (name: string) => {
    if (typeof reporter === "function") reporter(name);
  };
  for (const name of ["alert", "prompt", "confirm", "print"]) {
    Reflect.set(window, name, () => report(name));
  }
  // Not eval, which Playwright itself uses.
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
