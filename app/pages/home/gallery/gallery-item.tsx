import type { Postcard } from "#content/gallery.ts";
import { Postmark } from "#ui/paper/stamp.tsx";
import { Picture } from "#ui/picture.tsx";

export function GalleryItem({ item }: { item: Postcard }) {
  return (
    <li className="even:mt-3 sm:even:mt-8">
      <figure className="w-64 rounded-lg bg-paper p-3 pb-4 shadow-card sm:w-88">
        <Picture
          picture={item.picture}
          alt={item.alt}
          sizes="(min-width: 40rem) 350px, 285px"
          className="aspect-[3/2] w-full rounded-sm sm:aspect-[4/3] object-cover"
        />
        <figcaption className="relative mt-3 px-1">
          <Postmark code={item.postmark} className="-top-11 absolute right-1" />
          <span className="block font-display font-semibold text-xl">{item.name}</span>{" "}
          <span className="text-ink-soft">{item.description}</span>
        </figcaption>
      </figure>
    </li>
  );
}
