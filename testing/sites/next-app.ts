/** The smallest app that shows how Next works: built and served by the Next that is installed. */
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runQuietly, startChild, stop } from "../../scripts/process/child.ts";
import { nextProgram } from "../../scripts/programs/npm-programs.ts";

/** A call of its cache handler (testing/next-app/cache-handler.mjs). */
export type HandlerCall = {
  name: "get" | "set" | "revalidateTag";
  key: string;
  [detail: string]: unknown;
};

export type NextApp = Awaited<ReturnType<typeof openNextApp>>;

/** @throws Error with the output if it cannot be built or started */
export async function openNextApp() {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), "next-app-"));
  cpSync(join("testing", "next-app"), dir, { recursive: true });
  cpSync(join("lib", "next"), join(dir, "lib", "next"), { recursive: true });
  symlinkSync(realpathSync("node_modules"), join(dir, "node_modules"));
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  await runQuietly({ name: "The build", args: [resolve(nextProgram), "build"], cwd: dir, env });
  const { promise: port, resolve: found, reject } = Promise.withResolvers<string>();
  const onLine = (line: string) => line.startsWith("port ") && found(line.slice(5));
  const server = startChild({ name: "The app", args: ["server.mjs"], cwd: dir, env, onLine });
  void server.ended.then(() => reject(new Error(server.tail.join("\n"))));
  const url = `http://127.0.0.1:${await port}`;
  return {
    url,
    distDir: join(dir, ".next"),
    calls: async (): Promise<HandlerCall[]> => (await fetch(`${url}/calls`)).json(),
    close: async () => {
      await stop(server);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
