import * as v from "valibot";
import { describeIssues } from "../describe-issues";

const longNames: Record<string, string> = { w: "width", f: "format", q: "quality" };

const wholeNumberText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, "Expected a whole number from 1 to 99999."),
  v.transform(Number),
);

const imageOptionsSchema = v.strictObject({
  width: v.optional(wholeNumberText),
  format: v.optional(v.picklist(["auto", "webp", "jpeg"], "Expected auto, webp or jpeg."), "auto"),
  // Only validated: the files have one fit and one quality.
  fit: v.optional(
    v.picklist(
      ["scale-down", "contain", "cover", "crop", "pad"],
      "Expected scale-down, contain, cover, crop or pad.",
    ),
  ),
  quality: v.optional(
    v.pipe(wholeNumberText, v.maxValue(100, "Expected a whole number from 1 to 100.")),
  ),
});

export type ImageOptions = Pick<v.InferOutput<typeof imageOptionsSchema>, "width" | "format">;

/** Parses `format=auto,w=768,fit=scale-down`; returns an error message if it is invalid. */
export function parseImageOptions(text: string): ImageOptions | string {
  const options: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const [name = "", value, ...rest] = pair.split("=");
    if (value === undefined || rest.length > 0) return `"${pair}" is not of the form name=value.`;
    const longName = longNames[name] ?? name;
    if (longName in options) return `${longName} is given twice.`;
    options[longName] = value;
  }
  const result = v.safeParse(imageOptionsSchema, options);
  return result.success ? result.output : describeIssues(result.issues, "image option");
}
