import { textLinkLook } from "#ui/text/text-link.tsx";
import type { Condition } from "./rule-schema.ts";

/** Reasons that may stop a pet, in a few words each. */
export const listObstacles = (conditions: Pick<Condition, "inShort">[]): string[] => [
  ...new Set(conditions.flatMap(({ inShort }) => inShort ?? [])),
];

type ObstaclesProps = {
  obstacles: string[];
  /** The id of the section that explains them. */
  section: string;
};

export const Obstacles = ({ obstacles, section }: ObstaclesProps) => (
  <p>
    <strong>What can stop you:</strong>{" "}
    <a href={`#${section}`} className={textLinkLook}>
      {obstacles.join(", ")}
    </a>
  </p>
);
