import bangalore from "#pictures/city-bangalore.svg?w=400;720&as=picture";
import chennai from "#pictures/city-chennai.svg?w=400;720&as=picture";
import delhi from "#pictures/city-delhi.svg?w=400;720&as=picture";
import hyderabad from "#pictures/city-hyderabad.svg?w=400;720&as=picture";
import kochi from "#pictures/city-kochi.svg?w=400;720&as=picture";
import kolkata from "#pictures/city-kolkata.svg?w=400;720&as=picture";
import mumbai from "#pictures/city-mumbai.svg?w=400;720&as=picture";

import type { PictureSource } from "#pictures/picture-source.ts";
import type { City } from "./company.ts";

type CityCard = {
  airport: string;
  serves: string;
  text: string;
  picture: PictureSource;
  alt: string;
};

/** The cards of /locations. `company.cities` sets their order. */
export const cities: Record<City, CityCard> = {
  Delhi: {
    airport: "DEL",
    serves: "Delhi NCR: Delhi, Gurugram, Noida, Ghaziabad and Faridabad",
    text: "Pets from the north of India usually fly from here. AQCS has a station in the city.",
    picture: delhi,
    alt: "India Gate on a hazy golden morning, seen down its avenue of lawns and trees, with a pale Labrador sitting on the grass.",
  },
  Bangalore: {
    airport: "BLR",
    serves: "Bengaluru and southern Karnataka",
    text: "A vet near you sees to chip, vaccine and blood sample, and AQCS certifies your pet in the city.",
    picture: bangalore,
    alt: "Vidhana Soudha across green lawns, framed by a jacaranda in bloom; a Beagle stands on the path among fallen petals.",
  },
  Mumbai: {
    airport: "BOM",
    serves: "Mumbai, Thane, Navi Mumbai and Pune",
    text: "Pets from Pune and beyond come by road; we plan the drive so that they rest before the flight.",
    picture: mumbai,
    alt: "The Gateway of India with the sun low over the sea, ferries at anchor and a tan Indie dog on a stone ledge.",
  },
  Chennai: {
    airport: "MAA",
    serves: "Chennai and Tamil Nadu",
    text: "Vet visits and the AQCS certificate are done in the city. On some routes your pet changes planes elsewhere in India.",
    picture: chennai,
    alt: "The colourful gopuram of a temple above its tank, with palms and tiled houses; a ginger cat walks along the steps.",
  },
  Hyderabad: {
    airport: "HYD",
    serves: "Hyderabad, Secunderabad and Telangana",
    text: "Vet visits and the AQCS certificate are done in the city. For a dog that moves to the USA we plan the blood test first.",
    picture: hyderabad,
    alt: "The Charminar lit at nightfall, with bangle stalls and strings of lights; a Golden Retriever sits in the square.",
  },
  Kochi: {
    airport: "COK",
    serves: "Kochi and all of Kerala",
    text: "Pets have left India from here since June 2024, and have arrived here since November 2024.",
    picture: kochi,
    alt: "Chinese fishing nets against an orange sunset; a grey tabby cat waits on the rocks beside a basket of fish.",
  },
  Kolkata: {
    airport: "CCU",
    serves: "Kolkata, the rest of West Bengal and the north-east",
    text: "Vet visits and the AQCS certificate are done in the city. On most long routes your pet changes planes once.",
    picture: kolkata,
    alt: "Howrah Bridge under a soft grey sky, with a ferry, marigold garlands on the railing and a yellow taxi.",
  },
};
