declare module "~/airlines/airlines.yaml" {
  const file: import("./airline-schema").AirlineFile;
  export default file;
}
