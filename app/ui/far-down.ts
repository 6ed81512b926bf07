/** Marks what nobody sees at first, so that the first paint can leave it out (app.css, start-after-paint.js). */
export const farDown = { "data-far-down": "" };
