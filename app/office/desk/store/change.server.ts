import { type Deed, logIfChanged } from "#office/enquiry/desk-log.server.ts";

type Values = (string | number | null)[];

const isChanged = ([changed]: D1Result[]) => (changed?.meta.changes ?? 0) > 0;

/** A change of the desk, with its line in the log. Its statement has the enquiry's id as `?1`. */
export function createChange(database: D1Database) {
  return {
    async change(id: string, deed: Deed, sql: string, ...values: Values): Promise<boolean> {
      const changing = database.prepare(sql).bind(id, ...values);
      return isChanged(await database.batch([changing, logIfChanged(database, id, deed)]));
    },

    /** A change with a further one, whose statement asks `changes()` whether there was the first. */
    async changeBoth(
      id: string,
      deed: Deed,
      { sql, values, after }: { sql: string; values: Values; after: D1PreparedStatement },
    ): Promise<boolean> {
      const changing = database.prepare(sql).bind(id, ...values);
      return isChanged(await database.batch([changing, logIfChanged(database, id, deed), after]));
    },
  };
}
