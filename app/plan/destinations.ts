import type { Destination } from "~/rules/rules";

/** In the order in which they are offered. */
export const destinations: Destination[] = ["uk", "eu", "usa", "canada", "uae", "india"];

export const destinationLabels: Record<Destination, string> = {
  uk: "United Kingdom",
  eu: "European Union",
  usa: "United States",
  canada: "Canada",
  uae: "United Arab Emirates",
  india: "Home to India",
};
