declare module "#travel/fees/fees.yaml" {
  const file: import("./fee-schema.ts").FeeFile;
  export default file;
}
