/** What nginx itself turns away, and that it does so with the site's headers. */
import { HttpClient } from "./client.ts";
import type { Row } from "./report.ts";
import type { TestCluster } from "./test-cluster.ts";

export async function checkNginxLimits({ cluster, client }: TestCluster): Promise<Row> {
  const failures: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) failures.push(`${what}: ${is}, not ${should}`);
  };
  const plain = new HttpClient(`http://127.0.0.1:${cluster.ports.plain}`);
  const redirect = await plain.send("/about?x=1");
  expect("HTTP", `${redirect.status} ${redirect.headers.location}`, `308 ${cluster.url}/about?x=1`);
  plain.close();
  expect("another host", (await client.send("/", { headers: { host: "other.example" } })).status, 421);

  const large = await client.send("/api/inquiry", { method: "POST", body: "x".repeat(200 * 1024) });
  expect("a body of 200 kB", large.status, 413);
  expect("its headers", large.headers["x-frame-options"], "DENY");

  const from = (address: string) =>
    client.send("/api/health/live", { headers: { "x-forwarded-for": address } });
  const crowd = await Promise.all(Array.from({ length: 400 }, () => from("198.51.100.7")));
  const refused = crowd.filter(({ status }) => status === 429);
  expect("400 calls of one address, some refused", refused.length > 0, true);
  expect("and the others answered", crowd.filter(({ status }) => status === 200).length > 0, true);
  expect(
    "nothing else",
    crowd.every(({ status }) => status === 200 || status === 429),
    true,
  );
  expect("when to come again", refused[0]?.headers["retry-after"], "10");
  expect("another address meanwhile", (await from("198.51.100.8")).status, 200);
  return { name: "what nginx turns away", requests: crowd.length + 4, failures };
}
