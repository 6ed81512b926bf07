/** What a route is called in the log, in tags and in figures: its pattern, such as /products/:productId. */
export function routeName(pattern: string): string {
  return pattern.startsWith("/") ? pattern : `/${pattern}`;
}
