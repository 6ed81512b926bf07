/**
 * How many days we keep an enquiry after it was answered or closed, and a quote with its page after the month of the move,
 * whichever is later. Nothing is erased while we owe an answer. The legal pages use it as `{props.retentionDays}`.
 */
export const enquiryRetentionDays = 30;

/**
 * How many days we keep a booked quote and the page of its journey after the pet is home, or the move is called off. The
 * legal pages use it as `{props.journeyRetentionDays}`.
 */
export const journeyRetentionDays = 30;

/** How many days the desk remembers who of the office did what, by references alone. */
export const deskLogRetentionDays = 365;

/** How many days a backup of the database is kept. What is erased is still in it until then, as the privacy policy says. */
export const backupRetentionDays = 30;
