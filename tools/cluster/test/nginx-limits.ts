import { HttpClient } from "./http-client.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Checks the requests that nginx itself redirects or rejects, with the site's headers. */
export async function checkNginxLimits({
  cluster,
  client,
}: TestCluster): Promise<{ name: string; requests: number; failures: string[] }> {
  const failures: string[] = [];
  const expect = (subject: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) failures.push(`${subject}: ${actual}, expected ${expected}`);
  };
  const plain = new HttpClient(`http://127.0.0.1:${cluster.ports.plain}`);
  const redirect = await plain.send("/about?x=1");
  expect("HTTP", `${redirect.status} ${redirect.headers.location}`, `308 ${cluster.url}/about?x=1`);
  plain.close();
  expect("another host", (await client.send("/", { headers: { host: "other.example" } })).status, 421);

  const large = await client.send("/api/inquiry", { method: "POST", body: "x".repeat(200 * 1024) });
  expect("a body of 200 kB", large.status, 413);
  expect("security headers of 413", large.headers["x-frame-options"], "DENY");

  const metrics = ["", "/", "/x", "?x", "#x"].map((end) => `/api/metrics${end}`);
  const spellings = ["//api/metrics", "/api//metrics", "/API/Metrics", "/api/%6detrics", "/api/./metrics"];
  for (const path of [...metrics, ...spellings, "/api/x/../metrics", "/api%2fmetrics"]) {
    const { status, body } = await client.send(path, { headers: { authorization: "Bearer x" } });
    expect(path, `${status} ${body}`, "404 404 Not Found\n");
  }

  const sendFrom = (address: string, path: string) =>
    client.send(path, { headers: { "x-forwarded-for": address } });
  const checkBurst = async (
    what: string,
    amount: number,
    pathOf: (index: number) => string,
    expected: number[],
  ) => {
    const pending = Array.from({ length: amount }, (_, index) => sendFrom("198.51.100.7", pathOf(index)));
    const statuses = await Promise.all(pending);
    const limited = statuses.filter((response) => response.status === 429);
    const answered = statuses.filter(({ status }) => expected.includes(status));
    expect(`${amount} ${what} from one address, some limited`, limited.length > 0, true);
    expect(`${what}, the others answered`, answered.length > 0, true);
    expect(`${what}, only ${expected} and 429`, answered.length + limited.length, amount);
    expect(`${what}, Retry-After of 429`, limited[0]?.headers["retry-after"], "10");
    const other = await sendFrom("198.51.100.8", pathOf(0));
    expect(`${what}, another address meanwhile`, expected.includes(other.status), true);
  };
  await checkBurst("calls", 400, () => "/api/health/live", [200]);
  // The site refuses for now what it cannot render at once.
  await checkBurst("unknown addresses", 450, (index) => `/blogs/details/made-up-${index}`, [404, 503]);
  expect("a page meanwhile", (await sendFrom("198.51.100.7", "/about")).status, 200);
  return { name: "limits of nginx", requests: 856, failures };
}
