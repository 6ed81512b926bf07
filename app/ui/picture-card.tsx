import type { ReactNode } from "react";
import type { PictureSource } from "#pictures/picture-source.ts";
import { Picture } from "./picture.tsx";

type PictureCardProps = {
  picture: PictureSource;
  alt: string;
  /** The picture's shape, as a class. */
  aspect: string;
  children: ReactNode;
};

/** A card of a grid of three, with a picture above its text. */
export function PictureCard({ picture, alt, aspect, children }: PictureCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-card">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
        className={`w-full object-cover ${aspect}`}
      />
      <div className="relative p-6">{children}</div>
    </article>
  );
}
