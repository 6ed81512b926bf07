/** An SQL statement, and the values of its parameters `?1`, `?2` … */
export type Statement = { sql: string; values: unknown[] };

const never = new Promise<never>(() => {});

/**
 * Lists the statements that the work would run, in their order, and runs none. No statement ever responds, so of a method
 * that waits for one before the next, only the first is listed.
 */
export function recordStatements(work: (database: D1Database) => void): Statement[] {
  const statements: Statement[] = [];

  function prepare(sql: string, ...values: unknown[]): D1PreparedStatement {
    const record = () => {
      statements.push({ sql, values });
      return never;
    };
    return {
      bind: (...bound) => prepare(sql, ...bound),
      first: record,
      run: record,
      all: record,
      raw: record,
    };
  }

  const halt = () => never;
  const session = {
    prepare: (sql: string) => prepare(sql),
    batch(batched: D1PreparedStatement[]) {
      for (const statement of batched) statement.run();
      return never;
    },
    getBookmark: () => null,
  };
  work({ ...session, exec: halt, dump: halt, withSession: () => session });
  return statements;
}
