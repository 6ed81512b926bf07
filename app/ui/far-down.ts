/** Marks what is below a phone's first screen, for the first paint to leave out (app.css, start-after-paint.js). */
export const farDown = { "data-far-down": "" };
