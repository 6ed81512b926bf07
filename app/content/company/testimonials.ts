import type { PictureSource } from "#pictures/picture-source.ts";
import tabby from "#pictures/testimonial-cat.svg?w=160;320&as=picture";
import shihTzu from "#pictures/testimonial-dog-a.svg?w=160;320&as=picture";
import shepherd from "#pictures/testimonial-dog-b.svg?w=160;320&as=picture";

export type Testimonial = {
  id: string;
  name: string;
  origin: string;
  destination: string;
  pet: string;
  /** From one to five stars. */
  rating: number;
  text: string;
  picture: PictureSource;
  alt: string;
  /** Set if the picture is a photograph of the pet: it fills its place, while a drawing is round. */
  isPhotograph?: true;
  /** The day of arrival, as `2026-11-23`. */
  arrived?: string;
  /** Codes of the airports or cities, as on a boarding pass. */
  route: { from: string; to: string };
  /** The rule that decided the move. Only the page of testimonials shows it. */
  decision: { title: string; text: string; readMore: { label: string; path: string } };
};

export const testimonials: Testimonial[] = [
  {
    id: "ananya",
    name: "Ananya",
    origin: "Delhi",
    destination: "London",
    pet: "Coco, Shih Tzu",
    rating: 5,
    text: "Two airlines would not take a flat-nosed dog. The team found one that does, told us to order the crate a size up, and sent a photo from the cargo hall before boarding.",
    picture: shihTzu,
    alt: "Coco, a brown and white Shih Tzu with a red ribbon.",
    route: { from: "DEL", to: "LHR" },
    decision: {
      title: "A snub-nosed dog needs its airline first",
      text: "Not every airline takes snub-nosed dogs, and pets reach the UK only as cargo on approved routes. The crate comes after the airline: ten per cent larger all round, or the next size up.",
      readMore: {
        label: "From India to the UK",
        path: "/blog/navigating-pet-import-regulations-uk",
      },
    },
  },
  {
    id: "rohan",
    name: "Rohan",
    origin: "Singapore",
    destination: "Kochi",
    pet: "Ginger, tabby cat",
    rating: 5,
    text: "I had been away for fourteen months, so Ginger needed the DGFT permit. They applied in March and wrote every Friday, even when there was nothing new. We flew in June.",
    picture: tabby,
    alt: "Ginger, an orange and white tabby cat with a teal collar.",
    route: { from: "SIN", to: "COK" },
    decision: {
      title: "Less than two years abroad means a permit",
      text: "If you come back sooner, you need an arrival permit from India’s trade office, the DGFT, before the flight. We apply for it 2 to 3 months before the landing.",
      readMore: { label: "The DGFT permit", path: "/services/dgft-arrival-permit" },
    },
  },
  {
    id: "meera",
    name: "Meera",
    origin: "Bangalore",
    destination: "Berlin",
    pet: "Sheru, German Shepherd",
    rating: 5,
    text: "Our first plan would have failed: nobody had told us about the three months after the blood test. They drew up one page of dates, and we kept to it.",
    picture: shepherd,
    alt: "Sheru, a German Shepherd with a teal collar and a brass tag.",
    route: { from: "BLR", to: "BER" },
    decision: {
      title: "The wait starts with the blood sample",
      text: "The EU asks for a rabies blood test. Its wait counts from the day on which the blood is taken, so that day sets the earliest landing. From scratch we plan for five months.",
      readMore: {
        label: "From India to the EU",
        path: "/blog/navigating-pet-import-regulations-europe",
      },
    },
  },
];
