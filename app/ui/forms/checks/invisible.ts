/** Spaces, control and format characters, fillers, and what only changes the look of its neighbours. */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without the characters that show nothing by themselves. For rules only: emoji and some scripts need them. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Whether a reader would see nothing of the text. */
export const isBlank = (text: string): boolean => withoutInvisible(text) === "";

/** The text without control characters but tabs and line breaks. Nobody types them, and programs stumble over them. */
export const withoutControls = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}/gu, "");

/** A line without the characters that can make it read as another one. Right-to-left text does not need them. */
export const withoutBidiControls = (line: string): string => line.replace(/\p{Bidi_Control}/gu, "");
