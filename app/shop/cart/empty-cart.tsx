import { href } from "react-router";
import catOnTheSteps from "~/pictures/pet-street-cat.svg?w=320;640&format=avif;webp&as=picture";
import { ButtonLink } from "~/ui/button";
import { MessagePanel } from "~/ui/message-panel";
import { PanelPicture } from "~/ui/panel-picture";

/** Where there would be a cart; the words are those of the specification's section 2. */
export function EmptyCart({ title, children }: { title: string; children: string }) {
  return (
    <MessagePanel
      title={title}
      actions={<ButtonLink to={href("/products")}>Go to Products</ButtonLink>}
      picture={<PanelPicture picture={catOnTheSteps} />}
    >
      <p>{children}</p>
    </MessagePanel>
  );
}
