import type { ComponentProps } from "react";
import { BoardingPass } from "~/ui/paper/boarding-pass";
import type { ServiceSummary } from "./services.server";

type ServicePassProps = {
  service: ServiceSummary;
} & Pick<ComponentProps<typeof BoardingPass>, "headingLevel" | "isFirst">;

/** A link to a service's page in the form of a boarding pass. */
export function ServicePass({ service, headingLevel, isFirst }: ServicePassProps) {
  const { path, summary, start, ...pass } = service;
  return (
    <BoardingPass to={path} headingLevel={headingLevel} isFirst={isFirst} {...pass}>
      <p className="mt-3 max-w-xl">{summary}</p>
      <p className="mt-5">
        <span className="block font-semibold text-marigold-deep text-sm uppercase tracking-[0.1em]">
          When to start
        </span>
        {start}
      </p>
    </BoardingPass>
  );
}
