const rowsPerPage = 200;
/** The other tables are of SQLite and of D1 themselves. */
const isOurs = "name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'";

/**
 * Writes the database as SQL, which makes it anew in an empty one: the tables in the order in which they were made, so that
 * a row comes after the one that it refers to, their rows, then the indexes. Rows may come and go meanwhile. The tables
 * need row ids.
 * @throws when the database fails
 */
export async function* dumpDatabase(database: D1Database): AsyncGenerator<string> {
  yield await readSchema(database, "type = 'table'");
  const tables = `SELECT name FROM sqlite_master WHERE type = 'table' AND ${isOurs} ORDER BY rowid`;
  for (const table of await readColumn(database, tables)) yield* dumpRows(database, table);
  yield await readSchema(database, "type <> 'table'");
}

async function* dumpRows(database: D1Database, table: string) {
  const columns = await readColumn(database, "SELECT name FROM pragma_table_info(?1)", table);
  const references = await database
    .prepare(`SELECT "from", "table", "to" FROM pragma_foreign_key_list(?1)`)
    .bind(table)
    .raw<[string, string, string]>();

  function writeRow(values: unknown[]): string {
    // A row that was stored during the dump may refer to one that was stored too late for it.
    const conditions = references.flatMap(([from, parent, to]) => {
      const value = values[columns.indexOf(from)];
      // It refers to none.
      if (value === "NULL") return [];
      return `EXISTS (SELECT 1 FROM ${quoteName(parent)} WHERE ${quoteName(to)} = ${value})`;
    });
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "";
    return `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(", ")}) SELECT ${values.join(", ")}${where};\n`;
  }

  const page = database.prepare(
    `SELECT rowid, ${columns.map(literalOf).join(", ")} FROM ${quoteName(table)}
     WHERE rowid > ?1 ORDER BY rowid LIMIT ${rowsPerPage}`,
  );
  let after: unknown = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await page.bind(after).raw();
    yield rows.map(([, ...values]) => writeRow(values)).join("");
    if (rows.length < rowsPerPage) return;
    after = rows.at(-1)?.[0];
  }
}

/** The value as SQL, written by SQLite, in which whole numbers are exact. Its quote() ends a text at the first NUL. */
function literalOf(column: string): string {
  const name = quoteName(column);
  const asBytes = `'CAST(X''' || hex(${name}) || ''' AS TEXT)'`;
  return `CASE WHEN typeof(${name}) = 'text' AND instr(${name}, char(0)) THEN ${asBytes} ELSE quote(${name}) END`;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function readSchema(database: D1Database, types: string): Promise<string> {
  const sql = `SELECT sql FROM sqlite_master WHERE ${types} AND ${isOurs} AND sql IS NOT NULL ORDER BY rowid`;
  return (await readColumn(database, sql)).map((statement) => `${statement};\n`).join("");
}

async function readColumn(database: D1Database, sql: string, ...values: string[]) {
  const rows = await database
    .prepare(sql)
    .bind(...values)
    .raw();
  return rows.map(([value]) => String(value));
}
