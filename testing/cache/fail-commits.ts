/** A disk that takes no change of a table: SQLite says so when the change is committed, as on a full disk. */
import { DatabaseSync } from "node:sqlite";

/**
 * Breaks a rule of the database with each change of the table; it is checked at the commit.
 * @returns a function that ends it
 */
export function failCommits(file: string, table: string): () => void {
  const run = (sql: string) => {
    using database = new DatabaseSync(file);
    database.exec(sql);
  };
  const trigger = (event: string) =>
    `CREATE TRIGGER fail_${event} AFTER ${event} ON ${table} BEGIN INSERT INTO broken VALUES (1); END;`;
  run(`CREATE TABLE rule (id INTEGER PRIMARY KEY);
    CREATE TABLE broken (id INTEGER REFERENCES rule (id) DEFERRABLE INITIALLY DEFERRED);
    ${["INSERT", "UPDATE", "DELETE"].map(trigger).join("")}`);
  return () =>
    run(
      "DROP TRIGGER fail_INSERT; DROP TRIGGER fail_UPDATE; DROP TRIGGER fail_DELETE; DROP TABLE broken; DROP TABLE rule",
    );
}
