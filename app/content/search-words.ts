import { href } from "react-router";

/** Words that owners use for the same thing, so that each finds what is written with another. */
export const sameWords: string[][] = [
  ["crate", "kennel", "cage"],
  ["vaccine", "vaccination", "vaccinated", "injection", "jab"],
  ["titer", "titre", "rnatt", "favn", "antibody"],
  ["microchip", "chip"],
  ["laboratory", "lab"],
  ["vet", "veterinary", "veterinarian"],
  ["noc", "objection"],
  ["passport", "certificate"],
  ["document", "paper"],
  ["quarantine", "isolation"],
  ["snub", "brachycephalic"],
  ["flight", "fly"],
  ["move", "moving", "relocate", "relocation", "shift", "shifting"],
  ["cost", "price", "fee", "charge"],
  ["quote", "quotation"],
  ["bangalore", "bengaluru"],
  ["mumbai", "bombay"],
  ["chennai", "madras"],
  ["kolkata", "calcutta"],
  ["kochi", "cochin"],
  ["gurugram", "gurgaon"],
  ["saudi", "ksa"],
];

/** The subjects of the pages without a document of their own. */
export const pageTexts: Record<string, string> = {
  [href("/plan")]:
    "The first day on which your dog or cat can fly, from the dates of its microchip, vaccine and blood test.",
  [href("/crate-size")]:
    "The size of crate that fits your dog or cat, from four measurements, with today’s price.",
  [href("/quote")]: "What the move of your pet costs, asked for in three short steps.",
  [href("/plan/papers")]: "The papers of your plan, filled in and ready to print.",
  [href("/guides/airlines")]:
    "How each airline takes a dog or cat, in the cabin, the hold or as cargo:",
  [href("/about")]: "Who we are and how we work: compassion, excellence and integrity.",
  [href("/services")]: "Export, import, documents, health tests and the DGFT arrival permit.",
  [href("/products")]:
    "Travel crates, in-cabin bags, ISO microchips and water bottles for dogs and cats.",
  [href("/locations")]: "Our cities in India:",
  [href("/blog")]: "Guides to the rules of each country, and our news.",
  [href("/testimonials")]: "Reviews by owners whose pets we moved.",
  [href("/contact")]: "Write to us, call us or chat: phone, email and office hours.",
};
