import { readReleases } from "../../../deploy/static-files.ts";
import { attackAddresses, spellingsOf } from "../../../testing/http/attack-addresses.ts";
import { asForwarded } from "./compare-responses.ts";
import { HttpClient, type RequestOptions } from "./http-client.ts";
import type { TestCluster } from "./test-cluster.ts";

type Attack = { path: string; options?: RequestOptions; isNormal?: boolean };

/** Sends attacks to a replica and through nginx, which decodes and shortens paths itself: both must answer with one status. */
export async function checkAttacks({ cluster, client }: TestCluster) {
  const [replica] = cluster.replicas;
  if (!replica) throw new Error("There is no replica.");
  const direct = new HttpClient(replica.url);
  const failures: string[] = [];
  const all = attacks(readReleases(cluster.staticDir)[0]?.files ?? []);
  for (const [index, { path, options, isNormal = false }] of all.entries()) {
    // The limits of one address are not the claim here.
    const headers = { ...options?.headers, "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` };
    const one = await direct.send(path, { ...options, headers: { ...headers, ...asForwarded(cluster) } });
    const other = await client.send(path, { ...options, headers });
    const request = `${options?.method ?? "GET"} ${path} ${JSON.stringify(options?.headers ?? {})}`;
    if (one.status !== other.status) failures.push(`${request}: status ${one.status}, ${other.status}`);
    if (!isNormal && other.status < 400) failures.push(`${request}: answered with ${other.status}`);
  }
  direct.close();
  return { requests: 2 * all.length, failures };
}

function attacks(files: string[]): Attack[] {
  const folders = ["_next/static/", "fonts/", "images/", "icons/"];
  const publicFiles = folders.flatMap((folder) => files.find((name) => name.startsWith(folder)) ?? []);
  if (publicFiles.length < folders.length) throw new Error(`No file in one of ${folders.join(", ")}`);
  const upgrades = ["websocket", "h2c"].flatMap((upgrade) =>
    ["/about", "/no-such", ...attackAddresses.slice(0, 1)].map((path) => ({
      path,
      options: { headers: { connection: "Upgrade", upgrade } },
      // The normal answer: the request to change the protocol is ignored.
      isNormal: path === "/about",
    })),
  );
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return [
    ...[...attackAddresses, ...publicFiles.flatMap((name) => spellingsOf(`/${name}`))].map((path) => ({
      path,
    })),
    ...upgrades,
    ...foreign.map((headers) => ({
      path: "/api/inquiry",
      options: { method: "POST", headers: { ...type, ...headers }, body: "name=x" },
    })),
    { path: "/api/./inquiry", options: { method: "POST", headers: type, body: "name=x" } },
  ];
}
