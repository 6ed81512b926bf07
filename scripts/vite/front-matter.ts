import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { frontMatterSchemas } from "#content/front-matter.ts";
import { describeIssues } from "#ui/forms/checks/issues.ts";
import { ContentError } from "./content-error.ts";

const picturesFolder = new URL("../../app/pictures/", import.meta.url);

/** @throws ContentError that names the file, when it is not valid YAML */
export function parseYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new ContentError(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Validates the front matter of a document with the schema of its folder in app/content.
 * @throws ContentError that names the file and each field that is missing or invalid
 */
export function readFrontMatter(yaml: string, file: string): unknown {
  const folder = basename(dirname(file));
  const schema = frontMatterSchemas[folder];
  if (!schema) throw new ContentError(file, `The folder ${folder} has no front matter schema.`);

  const subject = `The front matter of ${file}`;
  const result = v.safeParse(schema, parseYaml(yaml, subject) ?? {});
  const problems = result.success
    ? findMissingPicture(result.output)
    : describeIssues(result.issues, "it");
  if (problems.length > 0) throw new ContentError(subject, problems.join("; "));
  return result.output;
}

const picturedSchema = v.object({ picture: v.string() });

function findMissingPicture(frontMatter: unknown): string[] {
  if (!v.is(picturedSchema, frontMatter)) return [];
  const { picture } = frontMatter;
  const exists = existsSync(new URL(picture, picturesFolder));
  return exists ? [] : [`picture: there is no app/pictures/${picture}`];
}
