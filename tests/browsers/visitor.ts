/** The actions of the journeys in a browser. Controls are found by role and accessible name. */
export type Visitor = {
  open(url: string): Promise<void>;
  /** Clicks a control as soon as it is visible and enabled. */
  click(role: "button" | "link" | "radio", name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(label: string, value: string): Promise<void>;
  /** The value of a JavaScript expression on the page. */
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  /** Console errors and uncaught errors; stays empty in WebKit, whose driver reports neither. */
  consoleErrors: string[];
  close(): Promise<void>;
};

/** As wide as a phone. WebKit's window gets 447 px, its smallest width. */
export const phoneWindow = { width: 390, height: 844 };
