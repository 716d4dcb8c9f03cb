import { statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

type Environment = Record<string, string | undefined>;

const environment = z.object({
  // Use another address only in a container network that no one but the site reaches: the calls are plain HTTP.
  BACKEND_HOST: z.union([z.ipv4(), z.ipv6()], "must be an IP address").default("127.0.0.1"),
  BACKEND_PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(4000),
  // In basic authentication a colon ends the user name.
  BACKEND_USERNAME: z.string("is required").regex(/^[^:]+$/, "must be set and contain no colon"),
  BACKEND_PASSWORD: z.string("is required").min(1, "must not be empty"),
  REVALIDATE_URL: z.url({ protocol: /^https?$/, error: "must be an HTTP URL" }).optional(),
  REVALIDATE_SECRET: z.string().optional(),
});

/**
 * Reads and validates the environment.
 * @param root project folder, parent of the default content folder
 * @throws Error with a one-line message to show as it is
 */
export function readConfig(env: Environment, root: string) {
  // In .env files an empty variable means that it is not set.
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The backend cannot start: ${problems.join("; ")}.`);
  }
  const { REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = parsed.data;
  if (url && !secret)
    throw new Error("The backend cannot start: REVALIDATE_URL is set, REVALIDATE_SECRET is not.");

  const contentDir = values.CONTENT_DIR ? resolve(values.CONTENT_DIR) : resolve(root, "backend/content");
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`The backend cannot start: CONTENT_DIR is not a folder: ${contentDir}`);
  }
  return {
    host: parsed.data.BACKEND_HOST,
    port: parsed.data.BACKEND_PORT,
    username: parsed.data.BACKEND_USERNAME,
    password: parsed.data.BACKEND_PASSWORD,
    contentDir,
    // Without it, the site is not notified of changed content.
    revalidate: url && secret ? { url, secret } : undefined,
  };
}
