import { type Deed, logIfChanged } from "#office/enquiry/store/desk-log.server.ts";
import { keepFigures } from "#office/enquiry/store/figures.server.ts";

type Values = (string | number | null)[];

const isChanged = ([changed]: D1Result[]) => (changed?.meta.changes ?? 0) > 0;

/** A change of the desk, with its line in the log. Its statement has the enquiry's id as `?1`. */
export function createChange(database: D1Database) {
  return {
    /** The statements after it ask `changes()` whether there was the one before. */
    async change(
      id: string,
      deed: Deed,
      sql: string,
      values: Values,
      after: D1PreparedStatement[] = [],
    ): Promise<boolean> {
      const changing = database.prepare(sql).bind(id, ...values);
      const logging = logIfChanged(database, id, deed);
      return isChanged(await database.batch([changing, logging, ...after]));
    },

    /** Erases an enquiry, if the condition is met; the figures of its month stay. */
    async erase(id: string, deed: Deed, which: string, values: Values): Promise<boolean> {
      const at = (sql: string) => database.prepare(sql).bind(id, ...values);
      const [, ...erased] = await database.batch([
        at(keepFigures(which)),
        at(`DELETE FROM enquiries WHERE ${which}`),
        logIfChanged(database, id, deed),
      ]);
      return isChanged(erased);
    },
  };
}
