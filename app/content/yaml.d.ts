declare module "#content/changes.yaml" {
  const changes: import("./change-schema.ts").Change[];
  export default changes;
}
