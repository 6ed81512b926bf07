import beagle from "#pictures/pet-beagle.svg?w=400;640;960&as=picture";
import goldenRetriever from "#pictures/pet-golden-retriever.svg?w=400;640;960&as=picture";
import indieDog from "#pictures/pet-indie-dog.svg?w=400;640;960&as=picture";
import labrador from "#pictures/pet-labrador.svg?w=400;640;960&as=picture";
import persianCat from "#pictures/pet-persian-cat.svg?w=400;640;960&as=picture";
import streetCat from "#pictures/pet-street-cat.svg?w=400;640;960&as=picture";
import type { PictureSource } from "#pictures/picture-source.ts";

export type Postcard = {
  id: string;
  picture: PictureSource;
  alt: string;
  name: string;
  description: string;
  /** The IATA code of the airport. */
  postmark: string;
};

/** Pets that we have moved, each at its destination. */
export const gallery: Postcard[] = [
  {
    id: "moti",
    picture: indieDog,
    alt: "A tan dog with pricked ears sits by a canal, beside a bicycle and gabled houses.",
    name: "Moti",
    description: "Indie dog, Pune to Amsterdam",
    postmark: "AMS",
  },
  {
    id: "billi",
    picture: streetCat,
    alt: "A striped cat sits on the steps of a brick house under cherry blossom.",
    name: "Billi",
    description: "Indian street cat, Kolkata to New York",
    postmark: "JFK",
  },
  {
    id: "bruno",
    picture: beagle,
    alt: "A Beagle sits on a promenade between palms, with towers across the water.",
    name: "Bruno",
    description: "Beagle, Hyderabad to Dubai",
    postmark: "DXB",
  },
  {
    id: "laddu",
    picture: labrador,
    alt: "A cream Labrador lies on a jetty among red maple leaves, with a skyline over the lake.",
    name: "Laddu",
    description: "Labrador, Delhi to Toronto",
    postmark: "YYZ",
  },
  {
    id: "noor",
    picture: persianCat,
    alt: "A white Persian cat lies on a window sill above a curved bay lit up in the evening.",
    name: "Noor",
    description: "Persian cat, Frankfurt to Mumbai",
    postmark: "BOM",
  },
  {
    id: "simba",
    picture: goldenRetriever,
    alt: "A Golden Retriever stands on a street of terraced houses with a red postbox.",
    name: "Simba",
    description: "Golden Retriever, Bangalore to London",
    postmark: "LHR",
  },
];
