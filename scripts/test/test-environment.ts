const SITE_VARIABLES =
  `ENV_FILE HOST LOCALES SITE_URL SITE_NAME BACKEND_URL BACKEND_USERNAME BACKEND_PASSWORD BACKEND_PORT CONTENT_DIR
  REVALIDATE_SECRET METRICS_SECRET VITALS_SAMPLE INQUIRY_SMTP_URL INQUIRY_TO INQUIRY_FROM INQUIRY_MONTHS SECURITY_CONTACT INQUIRY_WEBHOOK_URL INQUIRY_WEBHOOK_SECRET SITE_DATA_DIR CLAMD_URL TRUSTED_PROXIES KEEP_ALIVE_SECONDS
  MEDIA_URL IMAGE_HOSTS REDIS_URL FIRST_VIEW
  PERIOD_SCALE DATABASE_URL PREVIEW_SECRET PREVIEW_URL CMS_DATA_DIR CMS_SECRET CMS_URL`.split(/\s+/);

/** A site that runs from `.next` keeps its build. */
export const TEST_DIST_DIR = ".next-test";

/**
 * Makes tests independent of the machine's settings. Variables are emptied, not deleted: Next.js sets missing ones from
 * `.env`, and a test could send real mail.
 */
export function resetEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of SITE_VARIABLES) env[name] = "";
  delete env.PORT;
  // React has no test helpers in production; each tool sets its own value.
  delete (env as Record<string, string | undefined>).NODE_ENV;
  env.NEXT_TELEMETRY_DISABLED = "1";
  env.NEXT_DIST_DIR = TEST_DIST_DIR;
}
