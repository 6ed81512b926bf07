/** The links of the header and the footer, in order. */
export const navigation = [
  { label: "Products", path: "/products" },
  { label: "Contact", path: "/contact" },
] as const;
