declare module "#travel/airlines/airlines.yaml" {
  const file: import("./airline-schema.ts").AirlineFile;
  export default file;
}
