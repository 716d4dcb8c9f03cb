const SITE_VARIABLES = [
  "SITE_URL",
  "SITE_NAME",
  "BACKEND_URL",
  "BACKEND_USERNAME",
  "BACKEND_PASSWORD",
  "BACKEND_PORT",
  "CONTENT_DIR",
  "DATA_DIR",
  "REVALIDATE_SECRET",
  "METRICS_SECRET",
  "VITALS_SAMPLE",
  "INQUIRY_SMTP_URL",
  "INQUIRY_TO",
  "TRUSTED_PROXIES",
  "IMAGE_HOSTS",
  "REDIS_URL",
  "PURGE_URL",
  "PURGE_SECRET",
];

/** Where the build under test goes: a site that runs from `.next` meanwhile keeps its build. */
export const TEST_DIST_DIR = ".next-test";

/**
 * Makes an environment in which a test run depends on nobody's settings. Blank rather than gone: Next.js reads `.env`
 * by itself and fills in what is not set at all, so that a test might send real mail.
 */
export function resetEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of SITE_VARIABLES) env[name] = "";
  delete env.PORT;
  // Under "production" React has no test helpers; every tool sets the one it needs.
  delete (env as Record<string, string | undefined>).NODE_ENV;
  env.NEXT_TELEMETRY_DISABLED = "1";
  env.NEXT_DIST_DIR = TEST_DIST_DIR;
}
