/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { securityHeaders } from "../../lib/http/security-headers.ts";
import { localConfig, type NginxOptions } from "./nginx-config.ts";

const options: NginxOptions = {
  folder: "/run/cluster",
  ports: { https: 4200, plain: 4201, inside: 4202 },
  replicas: [4210, 4211],
  staticDir: "/run/cluster/static",
  certificate: { cert: "/run/cluster/cert.pem", key: "/run/cluster/key.pem" },
  brotliModule: "/usr/lib/nginx/modules/brotli.so",
  cached: true,
  behindProxy: false,
};

it("writes the files that an operator writes, and no others", () => {
  expect(Object.keys(localConfig(options)).sort()).toEqual(readdirSync("deploy/nginx/local.example").sort());
});

it("has each file that the configuration includes", () => {
  const texts = ["nginx.conf", ...readdirSync("deploy/nginx/site").map((name) => `site/${name}`)].map(
    (name) => readFileSync(`deploy/nginx/${name}`, "utf8"),
  );
  const included = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/include (local|site)\/([\w-]+\.conf);/g),
      ([, folder, name]) => `${folder}/${name}`,
    ),
  );
  const there = [
    ...readdirSync("deploy/nginx/local.example").map((name) => `local/${name}`),
    ...readdirSync("deploy/nginx/site").map((name) => `site/${name}`),
  ];
  expect([...new Set(included)].sort()).toEqual(there.sort());
});

it("names every replica, and believes in no forwarded address unless told to", () => {
  expect(localConfig(options)["replicas.conf"]?.match(/127\.0\.0\.1:42\d\d/g)).toEqual([
    "127.0.0.1:4210",
    "127.0.0.1:4211",
  ]);
  expect(localConfig(options)["http.conf"]).not.toContain("real_ip");
  expect(localConfig({ ...options, behindProxy: true })["http.conf"]).toContain(
    "real_ip_header X-Forwarded-For",
  );
});

it("overwrites what a visitor says of the way that a request came", () => {
  const text = readFileSync("deploy/nginx/site/proxy.conf", "utf8");
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

it("sends the site's own security headers with files", () => {
  const text = readFileSync("deploy/nginx/site/security-headers.conf", "utf8");
  const sent = Array.from(text.matchAll(/^add_header (\S+) "(.*)" always;$/gm), ([, key, value]) => ({
    key,
    value,
  }));
  const strict = securityHeaders(false).map(({ key, value }) => ({
    key,
    value: value.replaceAll(" 'unsafe-inline'", ""),
  }));
  expect(sent).toEqual(strict);
});
