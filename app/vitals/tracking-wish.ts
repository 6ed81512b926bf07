type TrackingWish = {
  /** Global Privacy Control; not in all browsers. */
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
};

/** Whether the browser says that its visitor does not want to be tracked. */
export function asksNotToBeTracked({ globalPrivacyControl, doNotTrack }: TrackingWish): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}
