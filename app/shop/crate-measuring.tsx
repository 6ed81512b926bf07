import crateMeasuring from "~/pictures/crate-measuring.svg?w=480;800;1200&format=avif;webp&as=picture";
import { Picture } from "~/ui/picture";

/** Where to lay the tape. */
export function CrateMeasuring() {
  return (
    <Picture
      picture={crateMeasuring}
      alt="A standing dog from the side with A from the nose to the root of the tail, B from the ground to the elbow and D from the ground to the ear tip; from the front with C across the shoulders."
      sizes="(min-width: 1024px) 700px, 92vw"
      className="h-auto w-full"
    />
  );
}
