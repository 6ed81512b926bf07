import { Accordion, AccordionItem } from "~/ui/lists";
import { InsertedHtml } from "~/ui/prose";
import type { ProductView } from "./product";

/** What the store adds to the description, in sections of their own; the first is there to read. */
export function ExtraInformation({ sections }: { sections: ProductView["additionalInfo"] }) {
  if (sections.length === 0) return null;
  return (
    <Accordion>
      {sections.map(({ id, title, descriptionHtml }, index) => (
        <AccordionItem
          key={id}
          name="extra-information"
          title={title}
          headingLevel="h2"
          isOpenAtFirst={index === 0}
        >
          {/* Sizes in a table are figures that must not break. */}
          <div className="**:[table]:wrap-normal">
            <InsertedHtml html={descriptionHtml} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
