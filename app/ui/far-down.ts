/** Marks what is mostly far down a page, for the first paint to leave out where it is (app.css, start-after-paint.js). */
export const farDown = { "data-far-down": "" };
