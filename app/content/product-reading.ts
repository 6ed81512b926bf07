/** What to read before buying something for a journey. */
export const productReading = [
  "/blog/choosing-iata-crate",
  "/blog/navigating-import-regulations",
  "/services/export-services",
];
