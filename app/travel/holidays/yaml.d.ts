declare module "#travel/holidays/india.yaml" {
  const file: import("./holiday-schema.ts").HolidayFile;
  export default file;
}
