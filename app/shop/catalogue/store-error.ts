/** The store refused a call, failed, could not be reached, or answered what cannot be read. */
export class StoreError extends Error {
  override name = "StoreError";
  /** The HTTP status of the store's answer, or null when there was none to speak of. */
  readonly status: number | null;

  constructor(
    message: string,
    { status = null, cause }: { status?: number | null; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
  }
}
