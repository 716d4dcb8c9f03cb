import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { securityHeaders, securityRules } from "../lib/http/security-headers.ts";
import { routes } from "../lib/site/routes.ts";
import { hasNginx, TestNginx } from "../testing/deploy/nginx.ts";
import { spellingsOf } from "../testing/http/attack-addresses.ts";

const read = (name: string) => readFileSync(`deploy/nginx/${name}`, "utf8");
const server = read("site/server.conf");

it("includes every file and has every included file", () => {
  const texts = ["nginx.conf", ...readdirSync("deploy/nginx/site").map((name) => `site/${name}`)].map(read);
  const included = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/include (local|site)\/([\w*/-]+\.conf);/g),
      ([, folder, name]) => `${folder}/${name}`,
    ),
  );
  const existing = readdirSync("deploy/nginx/site").map((name) => `site/${name}`);
  const local = ["local/names.conf", "local/replicas.conf", "local/http/*.conf"];
  expect([...new Set(included)].sort()).toEqual([...existing, ...local].sort());
  for (const name of local)
    expect(read("nginx.conf")).toMatch(new RegExp(`^#   ${RegExp.escape(name)} `, "m"));
});

it("passes no spelling of the metrics' path on", () => {
  const [, pattern = ""] =
    /^location ~\* (\S*metrics\S*) \{\n(?:(?!proxy_pass)[^}])*\n\}/m.exec(server) ?? [];
  for (const path of ["/api/metrics", "/api/metrics/", "/API/Metrics", "/api/metrics/x"])
    expect(path).toMatch(new RegExp(pattern, "i"));
  for (const path of ["/api/metricsx", "/x/api/metrics"]) expect(path).not.toMatch(new RegExp(pattern, "i"));
});

it("ends the workers of an earlier configuration although a client is slow", () => {
  expect(read("nginx.conf")).toMatch(/^worker_shutdown_timeout 60s;$/m);
});

it("overwrites forwarding headers of clients", () => {
  const text = read("site/proxy.conf");
  const set = new Map(
    Array.from(
      text.matchAll(/^proxy_set_header (\S+) (\S+);$/gm),
      ([, name, value]) => [name, value] as const,
    ),
  );
  expect(set.get("X-Forwarded-For")).toBe("$remote_addr");
  expect(set.get("X-Forwarded-Proto")).toBe("$scheme");
  for (const name of ["Forwarded", "X-Real-IP", "X-Client-Address", "Cookie"])
    expect(set.get(name)).toBe('""');
});

it("has headers and a text of its own for each request that it refuses itself", () => {
  const text = read("site/refusals.conf");
  const codes = Array.from(text.matchAll(/^error_page ([\d ]+) /gm), ([, found = ""]) =>
    found.split(" "),
  ).flat();
  expect(codes.map(Number)).toEqual([400, 494, 405, 413, 414, 429, 501, 502, 504, 505]);
  const general = read("nginx.conf");
  const refusing = `${text}${general}`.match(/location [^{]*\{[^}]*return [45]\d\d[^}]*\}/g) ?? [];
  expect(refusing).toHaveLength(10);
  for (const location of refusing)
    expect(location).toMatch(/include site\/refusal\.conf;[^}]*return \d{3} "/);
});

it("sends the site's security headers with static files", () => {
  const text = read("site/security-headers.conf");
  const sent = Array.from(text.matchAll(/^add_header (\S+) "(.*)" always;$/gm), ([, key, value]) => ({
    key,
    value: value === "$resource_policy" ? "same-origin" : value,
  }));
  const strict = securityHeaders(false).map(({ key, value }) => ({
    key,
    value: value.replaceAll(" 'unsafe-inline'", ""),
  }));
  expect(sent).toEqual(strict);
  const map = /map \$uri \$resource_policy \{\s*default "same-origin";\s*~\^(\S+) "cross-origin";\s*\}/;
  const [, folder] = map.exec(read("site/http.conf")) ?? [];
  expect(securityRules(false).map(({ source }) => source)).toContain(`${folder}:path*`);
});

it("follows no link among the static files, which a build writes", () => {
  const text = read("site/http.conf");
  expect(text).toMatch(/^disable_symlinks on from=\$document_root;$/m);
});

it("serves a file at its own address only, and leaves other spellings to the site", () => {
  const map = /map \$request_uri \$file \{\s*default \$uri;\s*"~(\S+)" "\/-";\s*\}/;
  const [, pattern = ""] = map.exec(read("site/http.conf")) ?? [];
  for (const path of spellingsOf("/images/a.webp")) expect(path).toMatch(new RegExp(pattern));
  for (const path of ["/images/a.webp", "/_next/static/chunks/a-_.b~1.js?dpl=//%2e/.#x"])
    expect(path).not.toMatch(new RegExp(pattern));
  expect(server).toMatch(/^root \/srv\/site\/static;$/m);
  expect(server.match(/try_files \$file @site;/g)).toHaveLength(4);
});

it("has one name for each memory zone, without which nginx does not start", () => {
  const texts = ["nginx.conf", "site/visitors.conf", "site/cache.conf"].map(read);
  const zones = Array.from(
    texts.join("").matchAll(/\b(?:keys_)?zone(?:=| )(\w+)(?::| )\w+/g),
    ([, name]) => name,
  );
  expect(zones.length).toBe(7);
  expect(new Set(zones).size).toBe(zones.length);
});

it("lets the first visit of 20 visitors at one address pass", () => {
  const bursts = Array.from(server.matchAll(/limit_req zone=files burst=(\d+) nodelay;/g), ([, burst]) =>
    Number(burst),
  );
  // A page has some 40 files.
  expect(Math.min(...bursts)).toBeGreaterThanOrEqual(20 * 40);
});

it("limits every address, and more narrowly if a replica has to work for it", () => {
  for (const location of ["/", "/files/", "/_next/image", "/api/"])
    expect(server).toMatch(new RegExp(`location ${location} \\{[^}]*limit_req zone=(?:work|api) burst=`));
  // Each location that a visitor reaches has a limit, except a plain 404. Internal ones belong to a request that was counted.
  const locations = Array.from(
    server.matchAll(/^location ([^{]+) \{\n([^}]*)\}/gm),
    ([, name = "", text = ""]) => ({ name, text }),
  );
  const unlimited = locations.filter(({ text }) => !text.includes("limit_req "));
  expect(locations.length).toBeGreaterThan(10);
  expect(unlimited.map(({ name }) => name)).toEqual([
    "~ ^/-kept/(?<left>[0-3])$",
    "~* ^/api/metrics(/|$)",
    "@site",
  ]);
  expect(server).toMatch(/location \/ \{[^}]*limit_req zone=views burst=/);
  // A location with an error page of its own inherits none.
  expect(server).toMatch(/location \/ \{[^}]*error_page 429 = @busy;/);

  const visitors = read("site/visitors.conf");
  const [, pattern = "no pattern"] = /"~([^"]+)" "";/.exec(visitors) ?? [];
  const words = /^\^\/\((.*)\)\$$/
    .exec(pattern)?.[1]
    ?.split("|")
    .map((word) => `/${word}`);
  expect(words?.sort()).toEqual(Object.values(routes).sort());
  const isUnlimited = (path: string) => new RegExp(pattern).test(path);
  for (const path of [
    "/blogs/page/2",
    "/blogs/details/1/x",
    "/og/about.jpg",
    "/sitemap.xml",
    "/abcdef",
    "/about-x",
    "/%61",
  ])
    expect(isUnlimited(path)).toBe(false);
});

const describeWithNginx = hasNginx ? describe : describe.skip;

describeWithNginx("nginx with these files", () => {
  let nginx: TestNginx;
  beforeAll(async () => {
    nginx = await TestNginx.open(9);
    mkdirSync(join(nginx.folder, "webroot/.well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(nginx.folder, "webroot/.well-known/acme-challenge/token"), "proof");
  });
  afterAll(() => nginx.close());

  it.each([
    ["http://www.example.com/about?a=1", 308, "https://www.example.com/about?a=1"],
    ["http://example.com/", 308, "https://www.example.com/"],
    ["https://example.com/about?a=1", 308, "https://www.example.com/about?a=1"],
    ["https://foreign.example.org/", 421, undefined],
    ["https://www.example.com/api/metrics", 404, undefined],
    ["https://cms.example.com/website/setting", 404, undefined],
    // No CMS and no site answers.
    ["https://cms.example.com/admin", 502, undefined],
    ["https://www.example.com/about", 503, undefined],
  ])("answers %s with %d", async (url, status, location) => {
    expect(await nginx.get(url)).toMatchObject({ status, location });
  });

  it("serves what certbot proves", async () => {
    const path = "/.well-known/acme-challenge/token";
    expect(await nginx.get(`http://example.com${path}`)).toMatchObject({ status: 200, body: "proof" });
  });
});
