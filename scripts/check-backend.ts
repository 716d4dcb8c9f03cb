/** `npm run check:backend`: makes every call of the contract and reports where the backend deviates. */
import { parseLanguages, translatedLanguages } from "../lib/words/offered-languages.ts";
import { BackendClient } from "./check-backend/client.ts";
import { countDeviations, printReport } from "./check-backend/report.ts";
import { runChecks } from "./check-backend/run-checks.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, warn } from "./process/terminal.ts";
import { probeBackend } from "./servers/probe.ts";
import { loadEnvironment } from "./settings/dotenv.ts";

const HELP = `Usage: npm run check:backend [-- options]

Makes every call of the contract, and prints each cause of a deviation with its first places and the page that suffers.

  --url URL, --media-url URL         (default: BACKEND_URL, or the embedded backend's URL, and MEDIA_URL)
  --username NAME, --password TEXT   (default: BACKEND_USERNAME, BACKEND_PASSWORD)
  --write                            also stores a test inquiry, sent twice: delete it in the backend

Exit code: the number of deviations that visitors notice, at most 100; 101 no access or wrong options.`;
const text = { type: "string" } as const;
const options = {
  url: text,
  "media-url": text,
  username: text,
  password: text,
  write: { type: "boolean" },
} as const;

async function check(): Promise<number> {
  const { values } = readOptions(HELP, { options });
  const env = loadEnvironment();
  const { username = env.BACKEND_USERNAME, password = env.BACKEND_PASSWORD, write = false } = values;
  const { url = env.BACKEND_URL || `http://127.0.0.1:${env.BACKEND_PORT || 4000}` } = values;
  const { "media-url": mediaUrl = env.MEDIA_URL } = values;
  for (const [name, one] of Object.entries({
    "--url or BACKEND_URL": url,
    "--media-url or MEDIA_URL": mediaUrl,
  }))
    if (one && !/^https?:\/\/[^/?#@]+[^?#]*$/.test(one))
      throw new CliError(`${name} is not an http URL without credentials and query: ${one}`);
  if (!username || !password) throw new CliError("BACKEND_USERNAME or BACKEND_PASSWORD is missing.");
  const backendUrl = url.replace(/\/+$/, "");
  const probe = await probeBackend({ url: backendUrl, username, password });
  if (probe.kind === "unreachable" || probe.kind === "unauthorized") throw new CliError(probe.message);
  const imageHosts = (env.IMAGE_HOSTS ?? "").toLowerCase().split(/\s*,\s*/);
  const languages = translatedLanguages(parseLanguages(env.LOCALES));
  const client = new BackendClient(backendUrl, username, password, mediaUrl);
  const siteUrl = env.SITE_URL || "http://localhost:3000";
  const rows = await runChecks(client, { write, siteUrl, imageHosts, languages });
  process.stdout.write(`${backendUrl}\n\n${printReport(rows, client.requests)}`);
  return Math.min(countDeviations(rows), 100);
}

main(() =>
  check().catch((error: unknown) => {
    if (!(error instanceof CliError)) throw error;
    warn(error.message);
    return 101;
  }),
);
