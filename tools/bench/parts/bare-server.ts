/** `node bare-server.ts URL`: nothing but Node, which sends the gzipped response of a URL to every request. Prints its origin. */
import { createServer } from "node:http";
import { listen } from "../../../testing/http/listen.ts";
import { sendRaw } from "../../../testing/http/raw-request.ts";

const { origin, pathname } = new URL(process.argv[2] ?? "");
const { headers: sent, bytes } = await sendRaw(origin, pathname, { headers: { "accept-encoding": "gzip" } });
const { date, connection, "keep-alive": keepAlive, "transfer-encoding": chunked, ...own } = sent;
const headers = { ...own, "content-length": bytes.byteLength };
const server = createServer((_, res) => void res.writeHead(200, headers).end(bytes));
console.log(await listen(server));
