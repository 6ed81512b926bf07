/** Who we are and how to reach us. The values are placeholders that reach nobody. */
export const company = {
  name: "Marigold Pet Relocation",
  shortName: "Marigold",
  phone: { label: "+91 00000 00000", uri: "tel:+910000000000" },
  email: { label: "hello@marigoldpets.example", uri: "mailto:hello@marigoldpets.example" },
  officeHours: "Monday to Friday 10AM to 6PM IST",
  emergencySupport: "24/7",
} as const;
