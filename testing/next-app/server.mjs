/** Serves the app as server/main.ts does, and prints its port. */
import { createServer } from "node:http";
import next from "next";

globalThis.calls = [];
globalThis.contents = {};
const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url, "http://site.test");
  if (pathname === "/calls") return res.end(JSON.stringify(globalThis.calls));
  if (pathname !== "/contents") return handle(req, res);
  Object.assign(globalThis.contents, Object.fromEntries(searchParams));
  res.end();
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`port ${server.address().port}\n`));
