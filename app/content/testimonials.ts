import tabby from "~/pictures/testimonial-cat.svg?w=160;320&as=picture";
import shihTzu from "~/pictures/testimonial-dog-a.svg?w=160;320&as=picture";
import shepherd from "~/pictures/testimonial-dog-b.svg?w=160;320&as=picture";
import type { PictureSource } from "~/ui/picture";

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
  },
  {
    id: "rohan",
    name: "Rohan",
    origin: "Singapore",
    destination: "Kochi",
    pet: "Ginger, tabby cat",
    rating: 5,
    text: "I had been away for fourteen months, so Ginger needed the DGFT permit. They applied in March and wrote every Friday, also when there was nothing new. We flew in June.",
    picture: tabby,
    alt: "Ginger, an orange and white tabby cat with a teal collar.",
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
  },
];
