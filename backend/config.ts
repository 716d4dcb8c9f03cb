/**
 * The environment of the embedded backend, read once. What is missing or wrong is one clear line, not a stack.
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

export type Config = {
  port: number;
  username: string;
  password: string;
  contentDir: string;
  dataDir: string;
  /** Where to tell the site of changed content; unset: nobody is told. */
  revalidate: { url: string; secret: string } | undefined;
};

/** `process.env`, or a part of it. */
export type Environment = Record<string, string | undefined>;

const environment = z.object({
  BACKEND_PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(4000),
  // A colon ends the user name in basic auth.
  BACKEND_USERNAME: z.string("is required").regex(/^[^:]+$/, "must be set and hold no colon"),
  BACKEND_PASSWORD: z.string("is required").min(1, "must not be empty"),
  REVALIDATE_URL: z.url({ protocol: /^https?$/, error: "must be an http address" }).optional(),
  REVALIDATE_SECRET: z.string().optional(),
});

/**
 * Reads the configuration. Folders that are not set are taken from `root`, the project's folder.
 * @throws Error whose message is the line to show.
 */
export function readConfig(env: Environment, root: string): Config {
  // An empty variable is an unset one: that is how .env files leave things out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The backend cannot start: ${wrong.join("; ")}.`);
  }
  const { REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = parsed.data;
  if (url && !secret)
    throw new Error("The backend cannot start: REVALIDATE_URL is set, REVALIDATE_SECRET is not.");

  const contentDir = given.CONTENT_DIR ? resolve(given.CONTENT_DIR) : resolve(root, "backend/content");
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`The backend cannot start: CONTENT_DIR is not a folder: ${contentDir}`);
  }
  return {
    port: parsed.data.BACKEND_PORT,
    username: parsed.data.BACKEND_USERNAME,
    password: parsed.data.BACKEND_PASSWORD,
    contentDir,
    dataDir: readDataDir(given, root),
    revalidate: url && secret ? { url, secret } : undefined,
  };
}

/** The folder of the database; the list of inquiries needs it and nothing else of the configuration. */
export function readDataDir(env: Environment, root: string): string {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : resolve(root, "data");
}
