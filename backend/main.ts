/** Entry point of the embedded content backend, a separate program that the site knows by URL only. */
import { resolve } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { ContentStore } from "./content-store.ts";
import { createLog } from "./create-log.ts";
import { periods } from "./periods.ts";
import { Publisher } from "./publisher.ts";
import { watchFolder } from "./watch-folder.ts";

function main(): void {
  const config = readConfig(process.env, resolve(import.meta.dirname, ".."));
  const log = createLog();
  const store = new ContentStore(config.contentDir, log);
  store.reload();
  const publisher = new Publisher(config.revalidate, log);
  const unwatch = watchFolder(config.contentDir, () => publisher.publish(store.reload()));

  const server = createAdaptorServer({ fetch: createApp({ ...config, store, log }).fetch });
  server.once("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `port ${config.port} is in use` : error.message;
    fail(`The backend cannot start: ${reason}.`);
  });
  const { host } = config;
  server.listen(config.port, host, () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : config.port;
    console.log(`Backend ready at http://${host}:${port}`);
  });

  const stop = () => {
    unwatch();
    publisher.stop();
    const end = () => process.exit(0);
    server.close(end);
    // Connections become idle as their requests end; idle connections must not keep the process alive.
    setInterval(
      () => "closeIdleConnections" in server && server.closeIdleConnections(),
      periods.shutdown.checkIntervalMs,
    );
    setTimeout(end, periods.shutdown.timeoutMs);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail((error as Error).message);
}
