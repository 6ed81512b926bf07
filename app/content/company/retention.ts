/**
 * How many days an enquiry and the page of a quote are kept after the form service has accepted it, and suspected spam
 * after it came in. The legal pages name it as `{props.retentionDays}`.
 */
export const enquiryRetentionDays = 30;
