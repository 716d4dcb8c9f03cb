import { resolve } from "node:path";

export type CmsSettings = {
  port: number;
  /** Origin of the admin, without a slash at its end. */
  url: string;
  username: string;
  password: string;
  cmsDir: string;
  dataDir: string;
  /** The sites to notify of published content. */
  revalidate: { url: string; secret: string }[];
  preview: { url: string; secret: string } | undefined;
};

/** Reads the environment that scripts/cms.ts and scripts/settings set up and check. */
export function readSettings(env: NodeJS.ProcessEnv): CmsSettings {
  const port = Number(env.CMS_PORT || 4100);
  const secret = env.REVALIDATE_SECRET ?? "";
  const urls = (env.REVALIDATE_URL ?? "").split(",").map((url) => url.trim());
  return {
    port,
    url: env.CMS_URL || `http://localhost:${port}`,
    username: required(env, "BACKEND_USERNAME"),
    password: required(env, "BACKEND_PASSWORD"),
    cmsDir: resolve(import.meta.dirname, ".."),
    dataDir: resolve(required(env, "CMS_DATA_DIR")),
    revalidate: urls.filter(Boolean).map((url) => ({ url, secret })),
    preview: env.PREVIEW_URL ? { url: env.PREVIEW_URL, secret: required(env, "PREVIEW_SECRET") } : undefined,
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) {
    console.error(`The CMS cannot start: ${name} is not set.`);
    process.exit(1);
  }
  return value;
}
