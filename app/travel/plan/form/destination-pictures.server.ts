import { findTilePicture } from "#pictures/find-picture.server.ts";
import type { PictureSource } from "#pictures/picture-source.ts";
import { mainDestinations } from "#travel/rules/destination-labels.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";

export type DestinationPictures = Record<Destination, PictureSource>;

/** The pictures of the main destinations, for their tiles. */
export const destinationPictures: DestinationPictures = Object.fromEntries(
  mainDestinations.map((to) => [to, findTilePicture(rulesOf(to).destination.picture.file)]),
);
