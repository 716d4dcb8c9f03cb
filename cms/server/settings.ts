import { resolve } from "node:path";
import { inquiryMonths } from "../../lib/inquiry/retention.ts";
import type { Language } from "../../lib/words/language.ts";
import { parseLanguages, translatedLanguages } from "../../lib/words/offered-languages.ts";

/** The folder of the files, and of an SQLite database. */
export const dataDir = resolve(process.env.CMS_DATA_DIR ?? "");

export type CmsSettings = ReturnType<typeof readSettings>;

/** Reads the environment that scripts/cms.ts and scripts/settings set up and check. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.CMS_PORT || 4100);
  const secret = env.REVALIDATE_SECRET ?? "";
  required(env, "CMS_DATA_DIR");
  const urls = (env.REVALIDATE_URL ?? "").split(",").map((url) => url.trim());
  return {
    port,
    host: env.CMS_HOST || "127.0.0.1",
    /** Origin of the admin, without a slash at its end. */
    url: env.CMS_URL || `http://localhost:${port}`,
    /** Origin of the public site, without a slash at its end; empty where it is not known. */
    siteUrl: (env.SITE_URL ?? "").replace(/\/+$/, ""),
    username: required(env, "BACKEND_USERNAME"),
    password: required(env, "BACKEND_PASSWORD"),
    inquiryMonths: readMonths(env),
    languages: readLanguages(env),
    cmsDir: resolve(import.meta.dirname, ".."),
    /** The sites to notify of published content. */
    revalidate: urls.filter(Boolean).map((url) => ({ url, secret })),
    preview: env.PREVIEW_URL ? { url: env.PREVIEW_URL, secret: required(env, "PREVIEW_SECRET") } : undefined,
  };
}

/** Those that the site offers besides English. */
function readLanguages({ LOCALES }: NodeJS.ProcessEnv): Language[] {
  try {
    return translatedLanguages(parseLanguages(LOCALES));
  } catch (error) {
    fail(`LOCALES ${(error as Error).message}.`);
  }
}

function readMonths({ INQUIRY_MONTHS }: NodeJS.ProcessEnv): number {
  const { data, error } = inquiryMonths.safeParse(INQUIRY_MONTHS || undefined);
  return data ?? fail(`INQUIRY_MONTHS ${error?.issues[0]?.message}.`);
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  return env[name] || fail(`${name} is not set.`);
}

function fail(problem: string): never {
  console.error(`The CMS cannot start: ${problem}`);
  process.exit(1);
}
