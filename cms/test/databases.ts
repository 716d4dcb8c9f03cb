/** Both databases of the CMS. The Postgres server belongs to the test file that imports this. */
import { after, before } from "node:test";
import { TestPostgres } from "../../testing/cms/postgres.ts";

const postgres = new TestPostgres();
before(() => postgres.start());
after(() => postgres.remove());

/** Names, each with a function that makes the variables of a CMS with a new database. */
export const databases: [database: string, newDatabase: () => Record<string, string>][] = [
  ["sqlite", () => ({})],
  ["postgres", () => ({ DATABASE_URL: postgres.create("cms") })],
];
