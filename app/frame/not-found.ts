import { data } from "react-router";

/** To be thrown by a loader; the root route shows it as a page in words. */
export function notFound() {
  return data(null, { status: 404 });
}
