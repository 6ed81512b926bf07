import { parse } from "yaml";

/** @throws Error that names the file, when its front matter is no YAML */
export function parseFrontMatter(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(describeFlaw(file, error instanceof Error ? error.message : String(error)));
  }
}

export const describeFlaw = (file: string, flaw: string) =>
  `The front matter of ${file} is wrong. ${flaw}`;
