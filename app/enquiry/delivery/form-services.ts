/**
 * The form services that the site knows, and a member of the JSON that each documents for an accepted enquiry. Others are
 * `custom`, and FORM_SUCCESS says what they respond.
 */
export const formServices = {
  formspree: { name: "ok", value: "true" },
  formcarry: { name: "code", value: "200" },
  formsubmit: { name: "success", value: "true" },
} as const;

export const formServiceNames = ["custom", "formspree", "formcarry", "formsubmit"] as const;
