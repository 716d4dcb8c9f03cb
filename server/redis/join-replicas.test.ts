import { createServer } from "node:http";
import { publishEvent } from "../../lib/runtime/events.ts";
import { log } from "../../lib/runtime/log.ts";
import { ownSecret } from "../../lib/runtime/own-secret.ts";
import { rateLimitStore } from "../../lib/runtime/rate-limit-store.ts";
import { until } from "../../testing/http/http.ts";
import { close, listen } from "../../testing/http/listen.ts";
import { TestRedis } from "../../testing/sites/redis-server.ts";
import { joinReplicas } from "./join-replicas.ts";

test("passes on the calls of this process, and makes those of others to it, by its own secret", async () => {
  const info = jest.spyOn(log, "info").mockImplementation() as jest.SpyInstance;
  const received: unknown[] = [];
  const site = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray()).toString();
    received.push([req.method, req.url, req.headers.authorization, body]);
    res.end();
  });
  const { hostname, port } = new URL(await listen(site));
  jest.replaceProperty(process, "env", { ...process.env, HOST: hostname, PORT: port });
  const redis = await TestRedis.open();
  const connection = joinReplicas(redis.url);

  const call = ["POST", "/api/revalidate", `Bearer ${ownSecret}`];
  await until(() => received.length === 1);
  expect(received).toEqual([[...call, ""]]);
  await until(() => info.mock.calls.some(([line]) => line.startsWith("redis: all pages are stale")));
  expect(rateLimitStore.client).toMatchObject({ isReady: true });

  const message = { from: "another", tags: ["news"], records: ["12"] };
  await redis.command("PUBLISH", "site:publish:0", JSON.stringify(message));
  await until(() => received.length === 2);
  expect(received[1]).toEqual([...call, '{"tags":["news"],"records":["12"]}']);

  const calls = async () => String(await redis.command("INFO", "commandstats"));
  publishEvent("publish-call", { tags: ["team"] });
  await until(async () => (await calls()).includes("cmdstat_publish:calls=2"));

  connection.close();
  await close(site);
  await TestRedis.closeAll();
  rateLimitStore.client = undefined;
  jest.restoreAllMocks();
});
