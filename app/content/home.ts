import heroScene from "#pictures/hero.svg?w=480;800;1200;1600&as=picture";
import { figuresProof, iataProof, licences, memberships } from "./company/owner-facts.ts";

export const hero = {
  titleLines: ["Moving countries?", "Your pet comes too."],
  lead: "We take care of papers, vets, crate and flight, and tell you at every step how your dog or cat is doing.",
  picture: heroScene,
  alt: "In an airport hall a woman in a teal kurta kneels by an open travel crate and strokes her dog. A cat looks out of its carrier bag, and a plane climbs past the window.",
  film: [
    { src: "/media/hero.webm", type: "video/webm" },
    { src: "/media/hero.mp4", type: "video/mp4" },
  ],
};

export const trustBadges = [
  {
    figure: "IATA",
    words: "certified and insured",
    text: "Your pet travels by the airlines’ own rules for live animals, insured where your quote names the cover.",
    look: "round",
    proof: iataProof.value,
  },
  {
    figure: "200+",
    words: "destinations",
    text: "From Amsterdam to Toronto, and from each of them home to India.",
    look: "plate",
    proof: null,
  },
  {
    figure: "24/7",
    words: "care",
    text: "Many flights leave at three in the morning. Someone here is awake then.",
    look: "oval",
    proof: null,
  },
] as const;

/** Numbers that visitors can ask their issuers about. Empty until the owner supplies them. */
export const credentials = [...(licences.value ?? []), ...(memberships.value ?? [])];

export const stats = [
  { label: "Moving pets for", figure: "15+", unit: "years" },
  { label: "Moved so far", figure: "10,000+", unit: "pets" },
  { label: "Someone is awake", figure: "24/7", unit: "support" },
  { label: "Within reach", figure: "200+", unit: "destinations" },
];

export const statsProof = figuresProof.value;

export type Hero = typeof hero;
export type TrustBadge = (typeof trustBadges)[number];
export type Stat = (typeof stats)[number];
