declare module "~/content/changes.yaml" {
  const changes: import("./change-schema").Change[];
  export default changes;
}
