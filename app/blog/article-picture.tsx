import { Picture } from "~/ui/picture";
import type { Article } from "./articles.server";

type ArticlePictureProps = { article: Pick<Article, "picture" | "alt"> };

export function ArticlePicture({ article: { picture, alt } }: ArticlePictureProps) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes="(min-width: 768px) 704px, 92vw"
      isLargest
      className="mt-8 aspect-[16/10] w-full max-w-[44rem] rounded-card object-cover shadow-card print:hidden"
    />
  );
}
