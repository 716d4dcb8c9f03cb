import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { getPayload, type Payload } from "payload";
import { registerQuickImports } from "./quick-imports.ts";
import { dataDir } from "./settings.ts";

/** Opens the database of the environment, and brings it up to date. */
export async function openPayload({ cron = false } = {}): Promise<Payload> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its files the mode that the process allows: they contain personal data.
  process.umask(0o077);
  process.chdir(resolve(import.meta.dirname, ".."));
  registerQuickImports();
  const { default: config } = await import("./payload/config.ts");
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  return cron ? getPayload({ config, cron }) : payload;
}
