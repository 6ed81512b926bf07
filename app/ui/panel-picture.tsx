import { Picture, type PictureSource } from "./picture";

/** A picture that fills the side of a `Panel`; the words say all there is to say. */
export function PanelPicture({ picture }: { picture: PictureSource }) {
  return (
    <Picture
      picture={picture}
      alt=""
      isLargest
      sizes="(min-width: 640px) 530px, 92vw"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
