import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import type { TestCluster } from "./test-cluster.ts";

/** A replica closes what is still open 15 s after SIGTERM; then systemd would wait 5 s more. */
const maxStopMs = 17_000;
const intervalMs = 500;

/**
 * Stops a replica while clients send a body, or read a response, a byte at a time: through nginx, and directly.
 * @returns how long the replica took
 */
export async function stopDespiteSlowClients({ cluster }: TestCluster): Promise<string> {
  const [replica] = cluster.replicas;
  if (!replica) throw new Error("There is no replica.");
  const { https } = cluster.ports;
  const clients: Socket[] = [];
  try {
    for (const isSender of [true, false]) {
      const secure = { host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
      clients.push(slowClient(connectTls({ ...secure, port: https }), isSender));
    }
    await sleep(1_000);
    const throughNginx = await stopAndStart(replica);
    for (const isSender of [true, false])
      clients.push(slowClient(connect(replica.port, "127.0.0.1"), isSender));
    await sleep(1_000);
    const direct = await stopAndStart(replica);
    const line = `ended after ${throughNginx} ms with slow clients of nginx, ${direct} ms with its own`;
    if (Math.max(throughNginx, direct) > maxStopMs || replica.ending !== "exit code 0")
      throw new Error(`${line} (${replica.ending})`);
    return line;
  } finally {
    for (const client of clients) client.destroy();
  }
}

function slowClient(socket: Socket, isSender: boolean): Socket {
  const headers = "host: localhost\r\ncontent-type: application/json\r\n";
  const post = `POST /api/inquiry HTTP/1.1\r\n${headers}content-length: 5000\r\n\r\n`;
  const get = `GET /catalogues HTTP/1.1\r\n${headers}\r\n`;
  socket.on("error", () => {}).write(isSender ? post : get.repeat(200));
  if (!isSender) socket.pause();
  const timer = setInterval(() => (isSender ? socket.write("{") : socket.read(1)), intervalMs);
  return socket.once("close", () => clearInterval(timer));
}

async function stopAndStart(replica: TestCluster["cluster"]["replicas"][number]): Promise<number> {
  const startedAt = performance.now();
  await replica.stop();
  const ms = Math.round(performance.now() - startedAt);
  await replica.start();
  // nginx uses it again within two seconds.
  await sleep(2_500);
  return ms;
}
