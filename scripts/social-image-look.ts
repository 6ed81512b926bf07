export const imageSize = { width: 1200, height: 630 };

/** As app/app.css has them. */
export const colours = {
  cream: "#fbf4e6",
  paper: "#fffbf2",
  sandDeep: "#d9c59b",
  ink: "#14262b",
  teal: "#0f5c63",
  marigold: "#f2a516",
  marigoldBright: "#f9c85a",
  marigoldPale: "#fbe7bd",
  marigoldDeep: "#7d4a05",
};

/** Where the boarding pass lies, where it is torn, and where its band and the line below that end. */
export const ticket = {
  left: 44,
  top: 40,
  right: 1156,
  bottom: 588,
  tear: 896,
  notch: 22,
  corner: 34,
  bandBottom: 166,
  lineBottom: 174,
};

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
