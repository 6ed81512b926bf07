import type { ComponentProps } from "react";
import { BoardingPass } from "#ui/paper/boarding-pass.tsx";
import { MonthsMark } from "#ui/paper/stamp.tsx";
import type { ServiceSummary } from "./services.server.tsx";

type ServicePassProps = {
  service: ServiceSummary;
  /** Leaves the summary to the service's page on a phone, and the picture whole. */
  isBrief?: boolean;
} & Pick<ComponentProps<typeof BoardingPass>, "headingLevel" | "isFirst">;

/** A link to a service's page in the form of a boarding pass. */
export function ServicePass({ service, headingLevel, isFirst, isBrief }: ServicePassProps) {
  const { path, summary, start, ...pass } = service;
  return (
    <BoardingPass
      to={path}
      headingLevel={headingLevel}
      isFirst={isFirst}
      mark={<MonthsMark time={start} className={isBrief ? "max-md:hidden" : ""} />}
      phoneLook={isBrief ? "side" : "strip"}
      {...pass}
    >
      <p className={`mt-2 max-w-xl md:mt-3 ${isBrief ? "max-md:hidden" : ""}`}>{summary}</p>
      <p className="mt-2 leading-snug md:mt-5 md:leading-normal">
        <span className="block font-semibold text-marigold-deep text-sm uppercase tracking-[0.12em] max-md:text-xs">
          When to start
        </span>
        {start}
      </p>
    </BoardingPass>
  );
}
