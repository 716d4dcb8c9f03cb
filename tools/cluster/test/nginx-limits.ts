import { readReleases } from "../../../deploy/static-files.ts";
import { detours } from "../../../testing/http/attack-addresses.ts";
import { type ClientResponse, HttpClient } from "./http-client.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Checks the requests that nginx itself redirects or rejects, with the site's headers. */
export async function checkNginxLimits({
  cluster,
  client,
}: TestCluster): Promise<{ requests: number; failures: string[] }> {
  const failures: string[] = [];
  const expect = (subject: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) failures.push(`${subject}: ${actual}, expected ${expected}`);
  };
  const plain = new HttpClient(`http://127.0.0.1:${cluster.ports.plain}`);
  const redirect = await plain.send("/about?x=1");
  expect("HTTP", `${redirect.status} ${redirect.headers.location}`, `308 ${cluster.url}/about?x=1`);
  plain.close();
  expect("another host", (await client.send("/", { headers: { host: "other.example" } })).status, 421);

  const tooLarge = await client.send("/api/inquiry", {
    method: "POST",
    headers: {
      accept: "text/html",
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(102 * 1024 * 1024),
    },
    body: "x",
  });
  expect("a form of 102 MB", tooLarge.status, 413);
  expect("a form of 102 MB, in the site's words", tooLarge.body.includes("At most 25 MB in all."), true);

  const large = await client.send("/api/vitals", { method: "POST", body: "x".repeat(200 * 1024) });
  expect("a body of 200 kB", large.status, 413);
  expect("security headers of 413", large.headers["x-content-type-options"], "nosniff");

  const metrics = ["", "/", "/x", "?x", "#x"].map((end) => `/api/metrics${end}`);
  const spellings = ["//api/metrics", "/api//metrics", "/API/Metrics", "/api/%6detrics", "/api/./metrics"];
  for (const path of [...metrics, ...spellings, "/api/x/../metrics", "/api%2fmetrics"]) {
    const { status, body } = await client.send(path, { headers: { authorization: "Bearer x" } });
    expect(path, `${status} ${body}`, "404 404 Not Found\n");
  }

  const sendFrom = (address: string, path: string) =>
    client.send(path, { headers: { "x-forwarded-for": address } });
  let addresses = 0;
  const checkBurst = async (
    what: string,
    amount: number,
    pathOf: (index: number) => string,
    expected: number[],
  ) => {
    const address = `198.51.100.${++addresses}`;
    const statuses: ClientResponse[] = [];
    while (statuses.length < amount) {
      const count = Math.min(400, amount - statuses.length);
      const pending = Array.from({ length: count }, (_, index) =>
        sendFrom(address, pathOf(statuses.length + index)),
      );
      statuses.push(...(await Promise.all(pending)));
    }
    const limited = statuses.filter((response) => response.status === 429);
    const answered = statuses.filter(({ status }) => expected.includes(status));
    expect(`${amount} ${what} from one address, some limited`, limited.length > 0, true);
    expect(`${what}, the others answered`, answered.length > 0, true);
    expect(`${what}, only ${expected} and 429`, answered.length + limited.length, amount);
    expect(`${what}, Retry-After of 429`, limited[0]?.headers["retry-after"], "10");
    const other = await sendFrom("203.0.113.8", pathOf(0));
    expect(`${what}, another address meanwhile`, expected.includes(other.status), true);
    return address;
  };
  const files = (readReleases(cluster.staticDir)[0]?.files ?? []).filter((name) =>
    /^(?:_next\/static|fonts|images|icons)\//.test(name),
  );
  const pathOfFile = (index: number) => `/${files[index % files.length]}`;
  const loads = await Promise.all(
    Array.from({ length: 40 }, (_, index) => sendFrom("203.0.113.9", pathOfFile(index))),
  );
  expect("40 files of a page load", loads.filter(({ status }) => status === 200).length, 40);
  await checkBurst("files", 4_000, pathOfFile, [200]);
  await checkBurst("pages", 2_000, () => "/about", [200]);
  // The site refuses for now what it cannot render at once.
  await checkBurst("unknown words", 450, (index) => `/abc-${"x".repeat(index)}`, [404, 503]);
  await checkBurst("calls", 400, () => "/api/health/live", [200]);
  const unknown = (index: number) => `/blogs/details/made-up-${index}`;
  const address = await checkBurst("unknown addresses", 450, unknown, [404, 503]);
  expect("a page meanwhile", (await sendFrom(address, "/about")).status, 200);
  // Counted like the page or the call that other programs read in them.
  for (const pathOf of detours) await checkBurst(`addresses such as ${pathOf(0)}`, 450, pathOf, [400]);
  return { requests: 7_350 + detours.length * 450, failures };
}
