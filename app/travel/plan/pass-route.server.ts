import type { Pet } from "#content/pets.ts";
import { findPicture } from "#pictures/find-picture.server.ts";
import { destinations } from "#travel/rules/destination-labels.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";
import type { PassRoute } from "#ui/paper/pass.tsx";

type Way = { to: Destination; pet: Pet; country?: string | undefined; via?: string | undefined };

/** The countries of a move as a pass shows them, with a picture of such a pet in the last one. */
export function describePassRoute({ to, pet, country, via }: Way): PassRoute {
  const codes = [...(to === "india" ? [] : ["india"]), ...(via ? [via] : []), to].map((name) =>
    name === "eu" && country ? country : rulesOf(name).destination.code,
  );
  const { picture } = rulesOf(to).destination;
  return {
    codes: codes.map((code) => code.toUpperCase()),
    picture: findPicture(picture.file, pet),
    petAt: picture.petAt,
  };
}

/** Each pet's to each destination, for a pass that is filled in by the browser: its picture has one size. */
export const listPassRoutes = (): Record<Pet, Record<Destination, PassRoute>> => ({
  dog: listRoutesOf("dog"),
  cat: listRoutesOf("cat"),
});

const listRoutesOf = (pet: Pet) =>
  Object.fromEntries(
    destinations.map((to) => {
      const { picture, ...route } = describePassRoute({ to, pet });
      return [to, { ...route, picture: { sources: {}, img: picture.img } }];
    }),
  );
