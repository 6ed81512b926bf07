import { icon } from "#ui/icons.tsx";

export const PhoneIcon = icon(
  "M6 4h3l1.6 4.4-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z",
);

export const MailIcon = icon(
  "M4 7.5l8 6 8-6",
  <rect x="3.5" y="5.5" width="17" height="13" rx="2" />,
);
export const PinIcon = icon(
  "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z",
  <circle cx="12" cy="9.5" r="2.4" />,
);
