/** A full disk says so where somebody saves. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type AfterErrorHook, handleEndpoints } from "payload";

const dir = mkdtempSync(join(tmpdir(), "cms-test-"));
after(() => rmSync(dir, { recursive: true, force: true }));
Object.assign(process.env, { CMS_DATA_DIR: dir, CMS_SECRET: "a-secret-of-the-tests-only" });
const { openPayload } = await import("../server/open-payload.ts");
const { default: config } = await import("../server/payload/config.ts");
const { sayFullDisk } = await import("../server/payload/full-disk.ts");
const payload = await openPayload();
after(() => payload.destroy());

const asked = (error: unknown) => sayFullDisk({ error } as Parameters<AfterErrorHook>[0]);

test("a save on a full disk is answered with what to do", async () => {
  const account = { email: "editor@example.com", password: "long-enough-password" };
  await payload.create({ collection: "users", data: { ...account, name: "Editor", role: "editor" } });
  const { token } = await payload.login({ collection: "users", data: account });
  const save = (title: string) =>
    handleEndpoints({
      config,
      request: new Request("http://localhost/api/commitments?draft=true", {
        method: "POST",
        headers: { authorization: `JWT ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ title, _status: "draft" }),
      }),
    });
  assert.equal((await save("Before")).status, 201);
  const { client } = payload.db as unknown as { client: { execute(sql: string): Promise<unknown> } };
  // SQLite then answers as on a full disk.
  await client.execute("PRAGMA max_page_count = 1");
  // The error has the query with all that was to be saved.
  payload.logger.level = "silent";
  const response = await save("x".repeat(100_000));
  assert.equal(response.status, 507);
  assert.match(
    ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message ?? "",
    /disk .* is full\. Your text is still in this form/,
  );
  await client.execute("PRAGMA max_page_count = 1000000");
  assert.equal((await save("After")).status, 201);
});

test("so do files and Postgres, also behind another error; other errors stay as they are", () => {
  let full: unknown;
  try {
    writeFileSync("/dev/full", "x");
  } catch (error) {
    full = error;
  }
  for (const error of [full, new Error("Failed query", { cause: { code: "53100" } })])
    assert.equal((asked(error) as { status: number } | undefined)?.status, 507);
  assert.equal(asked(new Error("Failed query", { cause: { code: "23505" } })), undefined);
});
