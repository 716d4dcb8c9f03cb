import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getPayload } from "payload";
import { formatOf } from "../../lib/media/file-type.ts";
import { readNumber } from "../../lib/text/numbers.ts";
import { maxIn } from "../../lib/text/units.ts";
import { bridge } from "../content/bridge.ts";
import { connectInquiryFiles } from "./inquiry-file-store.ts";
import { MediaFiles } from "./media-files.ts";
import { preparePicture } from "./picture.ts";
import { registerQuickImports } from "./quick-imports.ts";

/** Opens the files and the database of the environment, and brings the database up to date. */
export async function openPayload({ cron = false } = {}) {
  const dataDir = resolve(process.env.CMS_DATA_DIR ?? "");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its files the mode that the process allows: they contain personal data.
  process.umask(0o077);
  process.chdir(resolve(import.meta.dirname, ".."));
  registerQuickImports();
  const mark = readFileSync(resolve(import.meta.dirname, "../../public/icon.svg"), "base64");
  bridge().mark = `data:image/svg+xml;base64,${mark}`;
  const { default: config } = await import("../payload.config.ts");
  const files = new MediaFiles(join(dataDir, "media"));
  bridge().files = files;
  connectInquiryFiles(dataDir);
  bridge().formatOf = formatOf;
  bridge().readNumber = (text, unit) => readNumber(text, maxIn(unit));
  bridge().preparePicture = preparePicture;
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  if (cron) await getPayload({ config, cron });
  return { payload, files };
}
