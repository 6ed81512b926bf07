// What scripts/vite/travel-rules.ts makes of the files.
declare module "*.yaml" {
  const rules: import("./rule-schema").RuleFile;
  export default rules;
}
