/** Visitors who try to keep the site busy, for the soak run. Each kind visits until it is stopped. */
import { connect, type Socket } from "node:net";
import autocannon from "autocannon";
import { detour } from "../../testing/http/attack-addresses.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";
import { wrongResponses } from "../load.ts";

/** Ends what a stage began; returns what the site did wrong. */
type End = () => string[] | Promise<string[]>;

export type Stage = {
  name: string;
  /** Nothing is published. Pages in the cache must not become slower than in the first such stage. */
  isFlood?: boolean;
  start: (site: TestSite) => void | End | Promise<void>;
};

const connections = 8;
/** Requests per second. */
const floodRate = 500;
/** Of their own, so that limits per address concern only them. */
const address = "203.0.113.7";
/** Longer than any stage. */
const maxSeconds = 3_600;

/** Requests invented addresses. */
function flood(pathOf: (index: number) => string, allowed: number[], request = {}): Stage["start"] {
  return ({ url }) => {
    let index = 0;
    const result = Promise.withResolvers<autocannon.Result>();
    const run = autocannon(
      {
        url,
        connections,
        duration: maxSeconds,
        overallRate: floodRate,
        timeout: 15,
        headers: { "x-forwarded-for": address },
        requests: [{ setupRequest: (first) => ({ ...first, ...request, path: pathOf(index++) }) }],
      },
      (error, done) => (error ? result.reject(error) : result.resolve(done)),
    );
    return async () => {
      run.stop();
      const wrong = wrongResponses(await result.promise, allowed);
      return Object.entries(wrong).map(([kind, count]) => `${count} of ${index} hostile requests: ${kind}`);
    };
  };
}

/** Opens connections that send a body a byte a second, and others that never read the response. */
const slowClients: Stage["start"] = ({ url }) => {
  const { hostname, port, host } = new URL(url);
  const sockets: Socket[] = [];
  const open = (head: string) => {
    const socket = connect(Number(port), hostname, () => socket.write(head)).on("error", () => {});
    sockets.push(socket);
    return socket;
  };
  for (let count = 0; count < 100; count++) {
    open(
      `POST /api/inquiry HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    );
    open(`GET /our-team HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(50)).pause();
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, 1_000);
  return async () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    return [];
  };
};

/** Refused for now, or as the address deserves. */
const refused = [429, 503];
const unknown = [404, ...refused];
const post = (headers: object, body?: string) => {
  return { method: "POST", headers: { "x-forwarded-for": address, ...headers }, body };
};

export const hostileVisitors: Stage[] = Object.entries({
  "unknown ids": flood((index) => `/services/details/none-${index}/x`, unknown),
  "unknown pages": flood((index) => `/leadership?page=${1_000 + (index % 90_000)}`, unknown),
  "wrong slugs": flood((index) => `/services/details/1/wrong-${index}`, [308, ...refused]),
  "unknown addresses": flood((index) => `/unknown/${index}`, unknown),
  "dot segments": flood(detour, [400, ...refused]),
  "unknown images": flood(
    (index) => `/_next/image?url=%2Ffiles%2Fmedia%2F${index}.webp&w=640&q=70`,
    [502, ...unknown],
  ),
  "unknown share images": flood((index) => `/og/unknown/${index}`, unknown),
  "invalid inquiries": flood(
    () => "/api/inquiry",
    [400, 422, ...refused],
    post({ "content-type": "application/json" }, "{}"),
  ),
  "wrong secrets": flood(
    () => "/api/revalidate",
    [401, 429],
    post({ authorization: `Bearer ${newSecret()}` }),
  ),
  "slow clients": slowClients,
}).map(([name, start]) => ({ name: `a flood of ${name}`, isFlood: true, start }));
