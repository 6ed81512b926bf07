/** An error in a file that people write. A stack, which would only name tools that read the file, is left out. */
export class ContentError extends Error {
  /** Otherwise Vite adds the text of the whole file, and the development server prints it. */
  readonly pluginCode: string;

  constructor(file: string, problem: string) {
    super(`${file} is invalid. ${problem}`);
    this.pluginCode = file;
    this.stack = String(this);
  }
}

/** Names the file in an error that a tool threw about its text. */
export function asContentError(file: string, error: unknown): ContentError {
  return error instanceof ContentError
    ? error
    : new ContentError(file, String(error).replace("Error: ", ""));
}
