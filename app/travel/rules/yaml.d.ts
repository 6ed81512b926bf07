// scripts/vite/travel-rules.ts compiles the files to this.
declare module "*.yaml" {
  const rules: import("./rule-schema.ts").RuleFile;
  export default rules;
}
