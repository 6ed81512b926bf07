import catOnTheSteps from "~/pictures/pet-street-cat.svg?w=320;640&format=avif;webp&as=picture";
import { PanelPicture } from "~/ui/message-panel";

/** What keeps a visitor company where there is no cart to show. */
export function CartPicture() {
  return <PanelPicture picture={catOnTheSteps} />;
}
