import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

type Service = {
  image?: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: unknown;
  secrets?: string[];
  volumes?: string[];
  tmpfs?: string[];
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  restart?: string;
  user?: string;
  network_mode?: string;
  networks?: Record<string, { ipv4_address?: string }>;
};

const compose = parse(readFileSync("deploy/docker/compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const replicas = services.filter(([name]) => name.startsWith("site-")).map(([, service]) => service);
const dockerfile = readFileSync("deploy/docker/Dockerfile", "utf8");
const unit = readFileSync("deploy/systemd/site@.service", "utf8");
/** The instructions of one stage. */
const stage = (name: string) =>
  new RegExp(`^FROM \\S+ AS ${name}$[\\s\\S]*?(?=^FROM |$(?![\\s\\S]))`, "m").exec(dockerfile)?.[0] ?? "";
const megabytes = (text = "") => Number(/^(\d+)m(?:b)?$/i.exec(text)?.[1]);

it("gives every service that stays the same protection, and a limit of its memory", () => {
  expect(services.length).toBe(6);
  for (const [name, service] of services) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ["ALL"]]);
    if (service.restart !== "no")
      expect([name, megabytes(service.mem_limit)]).toEqual([name, expect.any(Number)]);
    if (service.restart !== "no") expect(megabytes(service.mem_limit)).toBeGreaterThan(0);
    // A tmpfs without a size may take half of the machine's memory.
    for (const mount of service.tmpfs ?? []) expect(mount).toMatch(/:size=\d+m$/);
  }
});

it("has the limits that systemd and nginx have", () => {
  const [, memoryMax] = /^MemoryMax=(\d+M)$/m.exec(unit) ?? [];
  for (const { mem_limit } of replicas) expect(mem_limit).toBe(memoryMax?.toLowerCase());
  const [, backendMax] =
    /^MemoryMax=(\d+M)$/m.exec(readFileSync("deploy/systemd/site-backend.service", "utf8")) ?? [];
  expect(compose.services.backend?.mem_limit).toBe(backendMax?.toLowerCase());
  const [, maxmemory = ""] =
    /^maxmemory (\d+mb)$/m.exec(readFileSync("deploy/redis/redis.conf", "utf8")) ?? [];
  expect(megabytes(compose.services.redis?.mem_limit)).toBeGreaterThanOrEqual(2 * megabytes(maxmemory));
});

it("keeps the cache of a replica in a volume of its own, which a restart leaves", () => {
  const mounts = replicas.map(({ volumes = [] }) => volumes);
  expect(mounts).toEqual([
    ["cache-1:/site/.next/cache", "data:/data"],
    ["cache-2:/site/.next/cache", "data:/data"],
  ]);
  expect(Object.keys(compose.volumes)).toEqual(
    expect.arrayContaining(["cache-1", "cache-2", "data", "inquiries"]),
  );
  // A new volume gets the owner of the folder in the image.
  expect(stage("site")).toMatch(/install -d -o site -g site \.next\/cache/);
});

it("gives Redis a password and no way out", () => {
  const { redis } = compose.services;
  expect(redis?.command?.slice(-2)).toEqual(["--include", "/run/secrets/redis-password"]);
  expect(redis?.secrets).toEqual(["redis-password"]);
  expect(redis?.command).not.toContain("--protected-mode");
  expect(Object.keys(redis?.networks ?? {})).toEqual(["inside"]);
  expect(Object.keys(compose.services.backend?.networks ?? {})).toEqual(["inside"]);
});

it("lets every program read the environment file itself", () => {
  for (const { secrets, environment, env_file } of [...replicas, compose.services.backend as Service]) {
    expect(secrets).toContain("environment");
    expect(environment?.ENV_FILE).toBe("/run/secrets/environment");
    expect(env_file).toBeUndefined();
  }
  const preload = "./scripts/settings/load-env-file.ts";
  expect(compose.services.backend?.command?.join(" ")).toContain(`--import ${preload} `);
  for (const file of ["site@.service", "site-backend.service"])
    expect(readFileSync(`deploy/systemd/${file}`, "utf8")).toMatch(
      /^Environment=ENV_FILE=\/etc\/site\/environment\b[\s\S]*^ExecStart=.* --import \.\/scripts\/settings\/load-env-file\.ts /m,
    );
  expect(unit).not.toContain("EnvironmentFile");
  expect(dockerfile).toContain("ENV_FILE=/run/secrets/environment npm run build");
  expect(dockerfile).not.toMatch(/\. \/run\/secrets/);
});

it("has one Node in the image of the site: the one of package-lock.json", () => {
  expect(stage("site")).toMatch(/^FROM debian:/);
  expect(stage("site")).toMatch(/^ENV PATH=\/site\/node_modules\/\.bin:/m);
  expect(stage("site")).not.toMatch(/apt-get|nodejs/);
});

it("names every image by exact version, Node in that of package.json", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const stages = Array.from(dockerfile.matchAll(/^FROM (\S+) AS (\w+)$/gm), ([, image = "", name]) => ({
    image,
    name,
  }));
  const named = stages
    .map(({ image }) => image)
    .filter((image) => !stages.some(({ name }) => name === image));
  const pulled = services.flatMap(([, { image = "engineering-site" }]) => image);
  const others = [...named, ...pulled].filter((image) => image !== "engineering-site");
  expect(others).toHaveLength(4);
  for (const image of others) expect(image).toMatch(/:(?:\d+\.\d+\.\d+-bookworm|bookworm-\d{8}-)/);
  expect(dockerfile).toContain(`FROM node:${dependencies.node}-bookworm-slim AS packages\n`);
  expect(dockerfile).toMatch(/^# syntax=docker\/dockerfile:\d+\.\d+\n/);
});

it("copies every folder that a replica and the backend import from", () => {
  const copied = Array.from(
    stage("site").matchAll(/^COPY --from=build \S+ \.\/(\w+)$/gm),
    ([, name]) => name,
  );
  expect(copied).toEqual(
    expect.arrayContaining(["node_modules", "public", "lib", "server", "scripts", "deploy", "backend"]),
  );
});

it("has an address of its own for each container, and the replicas' in nginx' configuration", () => {
  const addresses = services.flatMap(([, { networks = {} }]) => networks.inside?.ipv4_address ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  const text = readFileSync("deploy/docker/local.example/replicas.conf", "utf8");
  const named = Array.from(text.matchAll(/^server ([\d.]+):3000 /gm), ([, address]) => address);
  expect(named).toEqual(replicas.map(({ networks = {} }) => networks.inside?.ipv4_address));
  const examples = readdirSync("deploy/nginx/local.example");
  expect(readdirSync("deploy/docker/local.example").filter((name) => !examples.includes(name))).toEqual([]);
});

/** The files that a program is made of, by the imports that name them. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!file.endsWith(".ts")) return known;
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.(?:ts|json))"/g);
  for (const [, path = ""] of imports) filesOf(join(dirname(file), path), known);
  return known;
}

it.each(["server/main.ts", "backend/main.ts"])("has every file of %s in the image", (program) => {
  const copied = Array.from(stage("site").matchAll(/^COPY \S+ \S+ \.\/(\S+)$/gm), ([, folder]) => folder);
  const files = [...filesOf(program)];
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !copied.includes(file.split("/")[0]))).toEqual([]);
});
