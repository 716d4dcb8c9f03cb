import { waitUntil } from "../../../testing/http/http.ts";
import type { Row } from "./report.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Stops all replicas: nginx must serve the pages it has cached, and answer 503 with Retry-After for the rest. */
export async function checkStalePages({ cluster, client }: TestCluster, paths: string[]): Promise<Row> {
  const headers = { "accept-encoding": "br" };
  for (const path of paths) await client.send(path, { headers });
  for (const replica of cluster.replicas) await replica.stop();
  const failures: string[] = [];
  for (const path of paths) {
    const { status, headers: sent } = await client.send(path, { headers });
    if (status !== 200) failures.push(`${path}: ${status}`);
    else if (!String(sent["content-security-policy"]).includes("sha256-"))
      failures.push(`${path}: no policy`);
  }
  const missing = await client.send("/api/lists/team/1");
  if (missing.status !== 503 || !missing.headers["retry-after"] || !missing.headers["x-frame-options"])
    failures.push(`a path that is not cached: ${missing.status}`);
  for (const replica of cluster.replicas) await replica.start();
  await waitUntil("replicas that come back are asked again", async () => {
    return (await client.send("/api/lists/team/1")).status === 200;
  }).catch((error: Error) => failures.push(error.message));
  return { name: "pages without any replica", requests: paths.length, failures };
}
