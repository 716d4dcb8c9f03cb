/** `npm run check:backend`: makes every call of the contract and reports where the backend deviates. */
import { calls } from "../lib/backend/contract.ts";
import { parseLanguages, translatedLanguages } from "../lib/words/offered-languages.ts";
import { BackendClient, RequestError } from "./check-backend/backend-client.ts";
import { countDeviations, printReport } from "./check-backend/report.ts";
import { runChecks } from "./check-backend/run-checks.ts";
import { main } from "./process/main.ts";
import { readOptions } from "./process/options.ts";
import { CliError, warn } from "./process/terminal.ts";
import { loadEnvironment, type Values } from "./settings/dotenv.ts";

const HELP = `Usage: npm run check:backend [-- options]

Makes every call of the contract and prints its status, the time of the slowest response, the number of records, and
every deviation with record and field. With several languages in LOCALES it also counts the translated records. The report ends with a summary. It changes nothing in the backend without --write.

  --url URL         the backend; calls go to URL/website/…   (default: BACKEND_URL, or the embedded backend's URL)
  --media-url URL   base URL of images and documents          (default: MEDIA_URL, or the backend)
  --username NAME   (default: BACKEND_USERNAME)
  --password TEXT   (default: BACKEND_PASSWORD)
  --write           also sends a test inquiry, as the contact form does, and repeats it: the backend must store one.
                    It stays in the backend, from "Backend check" <check@example.com>; delete it there. Use it once
                    before the site goes live, as the other calls do not show whether inquiries are stored
  --help            show this

Variables come from the environment, then from the file ENV_FILE (default .env).
Exit code: the number of deviations that visitors notice, at most 100; 101 no access or wrong options.`;

const OPTIONS = {
  url: { type: "string" },
  "media-url": { type: "string" },
  username: { type: "string" },
  password: { type: "string" },
  write: { type: "boolean" },
} as const;

const MAX_CODE = 100;
const FAILURE_CODE = 101;

async function check(): Promise<number> {
  const { values: options } = readOptions(HELP, { options: OPTIONS });
  const env = loadEnvironment();
  const client = makeClient(options, env);
  await checkAccess(client);
  const isLive = process.stdout.isTTY;
  const rows = await runChecks(client, {
    write: options.write ?? false,
    isMailed: Boolean(env.INQUIRY_SMTP_URL || env.INQUIRY_WEBHOOK_URL),
    siteUrl: env.SITE_URL || "http://localhost:3000",
    imageHosts: (env.IMAGE_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()),
    languages: languagesOf(env),
    progress: (text) => isLive && process.stdout.write(`\r\x1b[K${text} …`),
  });
  if (isLive) process.stdout.write("\r\x1b[K");
  process.stdout.write(`${client.base}\n\n${printReport(rows, client.requests)}`);
  return Math.min(countDeviations(rows), MAX_CODE);
}

/** @throws CliError for a language that the site has no words for */
function languagesOf({ LOCALES }: Values): string[] {
  try {
    return translatedLanguages(parseLanguages(LOCALES));
  } catch (error) {
    throw new CliError(`LOCALES ${(error as Error).message}`);
  }
}

type Options = ReturnType<typeof readOptions<{ options: typeof OPTIONS }>>["values"];

function makeClient(options: Options, env: Values): BackendClient {
  const url = options.url ?? (env.BACKEND_URL || `http://127.0.0.1:${env.BACKEND_PORT || 4000}`);
  const username = options.username ?? env.BACKEND_USERNAME;
  const password = options.password ?? env.BACKEND_PASSWORD;
  const mediaUrl = options["media-url"] ?? env.MEDIA_URL;
  assertHttpUrl("--url or BACKEND_URL", url);
  if (mediaUrl) assertHttpUrl("--media-url or MEDIA_URL", mediaUrl);
  if (!username || !password) {
    throw new CliError(
      "Credentials are missing: set BACKEND_USERNAME and BACKEND_PASSWORD, or use --username and --password.",
    );
  }
  return new BackendClient(url, username, password, mediaUrl);
}

function assertHttpUrl(name: string, url: string): void {
  if (!/^https?:\/\/[^/?#@]+[^?#]*$/.test(url) || !URL.canParse(url)) {
    throw new CliError(`${name} is not an http URL without credentials and query: ${url}`);
  }
}

/** @throws CliError for a problem that every call would have */
async function checkAccess(client: BackendClient): Promise<void> {
  try {
    const { status } = await client.read(calls.settings);
    if (status === 401 || status === 403)
      throw new CliError(
        `${client.base} rejects the credentials (${status}). Check BACKEND_USERNAME and BACKEND_PASSWORD.`,
      );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new CliError(`${client.base} cannot be reached: ${error.message}.`);
  }
}

main(() =>
  check().catch((error: unknown) => {
    if (!(error instanceof CliError)) throw error;
    warn(error.message);
    return FAILURE_CODE;
  }),
);
