import { findPicture } from "#pictures/find-picture.server.ts";
import { destinations } from "#travel/rules/destination-labels.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";
import type { PassRoute } from "#ui/paper/pass.tsx";

type Way = { to: Destination; country?: string | undefined; via?: string | undefined };

/** The countries of a move as a pass shows them, with the picture of the last one. */
export function describePassRoute({ to, country, via }: Way): PassRoute {
  const codes = [...(to === "india" ? [] : ["india"]), ...(via ? [via] : []), to].map((name) =>
    name === "eu" && country ? country : rulesOf(name).destination.code,
  );
  const { picture } = rulesOf(to).destination;
  return {
    codes: codes.map((code) => code.toUpperCase()),
    picture: findPicture(picture.file),
    petAt: picture.petAt,
  };
}

/** Each destination's, for a pass that is filled in by the browser: its picture has one size. */
export const listPassRoutes = (): Record<Destination, PassRoute> =>
  Object.fromEntries(
    destinations.map((to) => {
      const { picture, ...route } = describePassRoute({ to });
      return [to, { ...route, picture: { sources: {}, img: picture.img } }];
    }),
  );
