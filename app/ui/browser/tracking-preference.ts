/** Whether the visitor sends Global Privacy Control, which not every browser has, or Do Not Track. */
export function asksNotToBeTracked(browser: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1";
}
