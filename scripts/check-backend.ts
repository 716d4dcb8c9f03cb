/** `npm run check:backend`: makes every call of the contract and reports where the backend deviates. */
import { parseArgs } from "node:util";
import { calls } from "../lib/backend/contract.ts";
import { BackendClient, RequestError } from "./check-backend/backend-client.ts";
import { printReport } from "./check-backend/report.ts";
import { runChecks } from "./check-backend/run-checks.ts";
import { CliError } from "./process/terminal.ts";
import { loadEnvironment, type Values } from "./settings/dotenv.ts";

const HELP = `Usage: npm run check:backend [-- options]

Makes every call of the contract and prints its status, the time of the slowest response, the number of records, and
every deviation with record and field.

  --url URL         the backend; calls go to URL/website/…   (default: BACKEND_URL, or the embedded backend's URL)
  --media-url URL   where images and documents are            (default: MEDIA_URL, or the backend)
  --username NAME   (default: BACKEND_USERNAME)
  --password TEXT   (default: BACKEND_PASSWORD)
  --write           also send a test inquiry, which the backend stores
  --help            show this

Variables come from the environment, then from the file ENV_FILE (default .env).
Exit code: 0 no deviations, 1 deviations or no access, 2 wrong options.`;

const OPTIONS = {
  url: { type: "string" },
  "media-url": { type: "string" },
  username: { type: "string" },
  password: { type: "string" },
  write: { type: "boolean" },
  help: { type: "boolean" },
} as const;

class UsageError extends Error {}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const env = loadEnvironment();
  const client = makeClient(options, env);
  const problem = await checkAccess(client);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const isLive = process.stdout.isTTY;
  const rows = await runChecks(client, {
    write: options.write ?? false,
    siteUrl: env.SITE_URL || "http://localhost:3000",
    imageHosts: (env.IMAGE_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()),
    progress: (text) => isLive && process.stdout.write(`\r\x1b[K${text} …`),
  });
  if (isLive) process.stdout.write("\r\x1b[K");
  process.stdout.write(`${client.base}\n\n${printReport(rows, client.requests)}`);
  return rows.some((row) => row.deviations.length > 0) ? 1 : 0;
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function makeClient(options: ReturnType<typeof readOptions>, env: Values): BackendClient {
  const url = options.url ?? (env.BACKEND_URL || `http://127.0.0.1:${env.BACKEND_PORT || 4000}`);
  const username = options.username ?? env.BACKEND_USERNAME;
  const password = options.password ?? env.BACKEND_PASSWORD;
  const mediaUrl = options["media-url"] ?? env.MEDIA_URL;
  assertHttpUrl("--url or BACKEND_URL", url);
  if (mediaUrl) assertHttpUrl("--media-url or MEDIA_URL", mediaUrl);
  if (!username || !password) {
    throw new UsageError(
      "Credentials are missing: set BACKEND_USERNAME and BACKEND_PASSWORD, or use --username and --password.",
    );
  }
  return new BackendClient(url, username, password, mediaUrl);
}

function assertHttpUrl(name: string, url: string): void {
  if (!/^https?:\/\/[^/?#@]+[^?#]*$/.test(url) || !URL.canParse(url)) {
    throw new UsageError(`${name} is not an http URL without credentials and query: ${url}`);
  }
}

/** Returns a problem that every call would have. */
async function checkAccess(client: BackendClient): Promise<string | undefined> {
  try {
    const { status } = await client.read(calls.settings);
    const isRejected = status === 401 || status === 403;
    return isRejected ? `${client.base} rejects the credentials (${status}).` : undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return `${client.base} cannot be reached: ${error.message}.`;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CliError)) throw error;
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${HELP}` : error.message);
  process.exitCode = isUsage ? 2 : 1;
}
