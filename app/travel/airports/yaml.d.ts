declare module "#travel/airports/airports.yaml" {
  const file: import("./airport-schema.ts").AirportFile;
  export default file;
}
