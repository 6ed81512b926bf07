/** Keeps a figure on one line with its unit and with the sign before it, such as "≤ 8 kg". */
export const keepUnits = (text: string): string =>
  text.replace(/([≤>\d]) (?=\d|kg\b|cm\b|°C)/g, "$1\u00a0");
