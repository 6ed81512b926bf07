import { createContext } from "react";

/** The id of the request for which the server renders the page. Apart from what shows it, which is loaded later. */
export const RequestIdContext = createContext<string | null>(null);
