import { join } from "node:path";
import { build } from "esbuild";
import { parseLanguages } from "../../lib/words/offered-languages.ts";

/** Adds the service worker, and the one that removes it, to a build. Next's bundler writes no script that runs by itself. @param languages LOCALES */
export async function buildServiceWorker(distDir: string, languages: string | undefined): Promise<void> {
  await build({
    entryPoints: ["service-worker/main.ts", "service-worker/off.ts"],
    outdir: join(distDir, "service-worker"),
    bundle: true,
    minify: true,
    legalComments: "none",
    format: "iife",
    target: ["chrome111", "edge111", "firefox113", "safari16.4"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.ONE_LANGUAGE": parseLanguages(languages).length > 1 ? '""' : '"yes"',
    },
    logLevel: "silent",
  });
}
