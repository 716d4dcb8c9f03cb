import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { getPayload, type Payload } from "payload";
import { bridge } from "../content/bridge.ts";
import { cutAroundFocalPoint } from "./focal-point.ts";

/** Opens the database of the environment and brings it up to date. */
export async function openPayload({ cron = false } = {}): Promise<Payload> {
  const dataDir = process.env.CMS_DATA_DIR ?? "";
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its files the mode that the process allows: they contain personal data.
  process.umask(0o077);
  process.chdir(resolve(import.meta.dirname, ".."));
  const { default: config } = await import("../payload.config.ts");
  bridge().cut = cutAroundFocalPoint;
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  if (cron) await getPayload({ config, cron });
  return payload;
}
