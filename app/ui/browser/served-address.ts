/** The attribute of `html` with the query that the server has read. */
export const servedSearch = "data-search";

/**
 * Gives the browser's address the query that the page was rendered for. The server drops what no page of ours reads, such as
 * `fbclid`, and what does not exist; React would find differences between its page and ours.
 */
export function adoptServedAddress(): void {
  const served = document.documentElement.getAttribute(servedSearch);
  if (served === null || served === window.location.search) return;
  const address = new URL(window.location.href);
  address.search = served;
  window.history.replaceState(window.history.state, "", address);
}
