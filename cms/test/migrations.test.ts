import assert from "node:assert/strict";
import { test } from "node:test";
import { TestCms } from "../../testing/cms/cms-process.ts";

for (const DATABASE_URL of [undefined, "postgres://any"])
  test(`${DATABASE_URL ? "Postgres" : "SQLite"}: the migrations have every field`, async () => {
    const cms = new TestCms({ DATABASE_URL });
    const output = await cms.run("generate");
    await cms.remove();
    assert.match(output, /Comparing the fields/);
    assert.doesNotMatch(output, /Wrote a migration/);
  });
