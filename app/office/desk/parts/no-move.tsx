import type { ReactNode } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/text/text-link.tsx";

/** A note that an enquiry has this only once its move is known, and where to fill that in. */
export const NoMove = ({ enquiryId, children }: { enquiryId: string; children: ReactNode }) => (
  <p className="rounded-card bg-paper p-5 shadow-card sm:p-6">
    {children}{" "}
    <TextLink href={href("/desk/:enquiry/edit", { enquiry: enquiryId })}>
      Fill in its move first
    </TextLink>
  </p>
);
