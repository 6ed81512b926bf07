import { spawn } from "node:child_process";
import getPort from "get-port";
import { expect } from "playwright/test";
import { phoneWindow, type Visitor } from "./visitor.ts";

// WebDriver's name for the id of an element in JSON.
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Element = { [elementKey]: string };

const selectors = {
  button: "button",
  link: "a",
  radio: "input[type=radio], [role=radio]",
  textbox: "input, textarea",
  combobox: "select",
};

/** Starts WebKitGTK's browser through its driver, which speaks classic WebDriver. It needs a display. */
export async function openWebKit(): Promise<Visitor> {
  const port = await getPort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
  let base = `http://127.0.0.1:${port}`;

  async function send<Result = void>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    // The WebDriver specification gives the type of each command's result.
    const { value } = (await response.json()) as { value: Result };
    return value;
  }

  await expect(() => send("GET", "/status")).toPass();
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  base += `/session/${sessionId}`;
  await send("POST", "/window/rect", phoneWindow);

  /** Does something to the first control of that name, as soon as it is visible and enabled. */
  async function command(
    role: keyof typeof selectors,
    name: string,
    act: (path: string) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const query = { using: "css selector", value: selectors[role] };
      for (const element of await send<Element[]>("POST", "/elements", query)) {
        const path = `/element/${element[elementKey]}`;
        const matches =
          (await send<boolean>("GET", `${path}/displayed`)) &&
          (await send<boolean>("GET", `${path}/enabled`)) &&
          (await send<string>("GET", `${path}/computedlabel`)) === name;
        if (!matches) continue;
        // The driver itself scrolls no further than to below the bar at the window's foot.
        const script = "arguments[0].scrollIntoView({ block: 'center' })";
        await send("POST", "/execute/sync", { script, args: [element] });
        return act(path);
      }
      throw new Error(`There is no visible and enabled ${role} "${name}".`);
    }).toPass();
  }

  const click = (path: string) => send("POST", `${path}/click`, {});
  return {
    open: (url) => send("POST", "/url", { url }),
    click: (role, name) => command(role, name, click),
    fill: (label, text) =>
      command("textbox", label, (path) => send("POST", `${path}/value`, { text })),
    choose: (label, value) =>
      command("combobox", label, async (path) => {
        const query = { using: "css selector", value: `option[value="${value}"]` };
        const option = await send<Element>("POST", `${path}/element`, query);
        await click(`/element/${option[elementKey]}`);
      }),
    evaluate: (expression) =>
      send("POST", "/execute/sync", { script: `return ${expression}`, args: [] }),
    screenshot: async () => Buffer.from(await send<string>("GET", "/screenshot"), "base64"),
    consoleErrors: [],
    close: () => send("DELETE", "").finally(() => driver.kill()),
  };
}
