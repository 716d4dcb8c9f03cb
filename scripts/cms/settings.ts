import { createHmac, randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { CliError, info } from "../process/terminal.ts";
import { revalidateUrl } from "../servers/servers.ts";
import { appendDotenv } from "../settings/dotenv.ts";
import { loadSettings, readPort } from "../settings/settings.ts";

export type CmsSettings = ReturnType<typeof loadCmsSettings>;

/**
 * Reads `.env` and the environment; adds missing secrets to `.env`.
 * @returns the settings of the site, and what the CMS adds to them with its whole environment
 * @throws CliError
 */
export function loadCmsSettings(file: string, { isCommand = false } = {}) {
  // The site's backend is the CMS, whatever backend `npm start` uses.
  delete process.env.BACKEND_URL;
  const settings = loadSettings({ file, generateSecrets: true });
  const { env: values } = settings;
  // On a server, the commands read the file of the site, whose backend is the CMS.
  if (settings.backend && !isCommand)
    throw new CliError(
      `BACKEND_URL is set in ${file}. Remove it: with npm run cms the CMS is the backend of the site.`,
    );
  if (!values.CMS_SECRET) {
    values.CMS_SECRET = randomBytes(32).toString("base64url");
    appendDotenv(file, { CMS_SECRET: values.CMS_SECRET });
    info(`Generated and written to ${file}: CMS_SECRET`);
  }
  const port = readPort(values, "CMS_PORT", 4100);
  const previewPort = readPort(values, "PREVIEW_PORT", 4200);
  const url = (values.CMS_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  const preview = {
    port: previewPort,
    url: (values.PREVIEW_URL || `http://localhost:${previewPort}`).replace(/\/+$/, ""),
    secret: createHmac("sha256", values.CMS_SECRET).update("preview").digest("base64url"),
  };
  const own = {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    CMS_PORT: String(port),
    CMS_URL: url,
    SITE_URL: settings.siteUrl,
    CMS_DATA_DIR: resolve(values.CMS_DATA_DIR || "data/cms"),
    PREVIEW_URL: preview.url,
    PREVIEW_SECRET: preview.secret,
    REVALIDATE_URL: values.REVALIDATE_URL || revalidateUrl(settings.port, settings.host),
  };
  return { settings, port, url, preview, env: { ...values, ...own } as NodeJS.ProcessEnv };
}
