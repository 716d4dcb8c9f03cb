import { existsSync } from "node:fs";
import { startChild } from "../../../scripts/process/child.ts";
import { info } from "../../../scripts/process/terminal.ts";
import { distDir } from "../check-out.ts";
import type { Part } from "../claim.ts";

/** Programs with a verdict of their own, which measure this version only; their tables are printed. */
export const programs: Part[] = [
  program("soak", "visitors notice nothing while the backend fails and others flood the site (10 minutes)", [
    "tools/soak/main.ts",
  ]),
  program("cluster", "no request fails while replicas, Redis and releases come and go", [
    "tools/cluster/test/main.ts",
  ]),
  program("cluster-speed", "nginx's cache has 0.8 of the requests per second of plain files", [
    "tools/cluster/test/main.ts",
    "--speed",
  ]),
];

function program(name: string, sentence: string, args: string[]): Part {
  return {
    name,
    claims: [{ id: "passes", sentence, unit: "1 = yes", better: "more", limit: 1 }],
    runs: { whole: 1, quick: 0 },
    isAlone: true,
    obstacle: () =>
      name.startsWith("cluster") && !existsSync("/etc/debian_version")
        ? "the cluster needs Debian"
        : undefined,
    async measure(version) {
      // Its processors are needed, and its build is free for the program.
      await version.stop();
      const env = { ...process.env, NEXT_DIST_DIR: distDir };
      const child = startChild({ name, args, env, onLine: () => {} });
      const code = await child.ended;
      info(child.tail.join("\n"));
      return { passes: code === 0 ? 1 : 0 };
    },
  };
}
