declare module "~/fees/fees.yaml" {
  const file: import("./fee-schema").FeeFile;
  export default file;
}
