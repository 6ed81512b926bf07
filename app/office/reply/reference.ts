/** The short form of an enquiry's id that visitors and operators see, such as 7F3A-91C2. */
export function referenceOf(id: string): string {
  return id.replace(/^(.{4})(.{4}).*$/, "$1-$2").toUpperCase();
}

/** The same in SQL, of a column. */
export const referenceInSql = (id: string) =>
  `upper(substr(${id}, 1, 4) || '-' || substr(${id}, 5, 4))`;
