import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  ports?: string[];
  networks?: Record<string, { ipv4_address?: string }>;
};

const compose = parse(readFileSync("deploy/docker/compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};
const services = Object.entries(compose.services);
const dockerfile = readFileSync("deploy/docker/Dockerfile", "utf8");
const unitOf = (name: string) => readFileSync(`deploy/systemd/${name}.service`, "utf8");
/** Services that systemd has, too. */
const units = { site: unitOf("site@"), backend: unitOf("site-backend"), cms: unitOf("site-cms") };
/** The instructions of one stage. */
const stage = (name: string) =>
  new RegExp(`^FROM \\S+ AS ${name}$[\\s\\S]*?(?=^FROM |$(?![\\s\\S]))`, "m").exec(dockerfile)?.[0] ?? "";
const megabytes = (text = "") => Number(/^(\d+)m$/.exec(text)?.[1]);

it("gives every service that stays the same protection, and a limit of its memory", () => {
  expect(services.length).toBe(5);
  for (const [name, service] of services) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ["ALL"]]);
    if (service.restart !== "no")
      expect([name, megabytes(service.mem_limit)]).toEqual([name, expect.any(Number)]);
    if (service.restart !== "no") expect(megabytes(service.mem_limit)).toBeGreaterThan(0);
    // A tmpfs without a size may take half of the machine's memory.
    for (const mount of service.tmpfs ?? []) expect(mount).toMatch(/:size=\d+m$/);
  }
});

it("has the limits that systemd has", () => {
  for (const [name, unit] of Object.entries(units)) {
    const [, memoryMax] = /^MemoryMax=(\d+M)$/m.exec(unit) ?? [];
    expect([name, compose.services[name]?.mem_limit]).toEqual([name, memoryMax?.toLowerCase()]);
  }
});

it("keeps in volumes what a new container still has to have, and in one folder what a backup needs", () => {
  const volumesOf = (name: string) => compose.services[name]?.volumes ?? [];
  expect(volumesOf("site")).toEqual(["cache:/site/.next/cache", "./data/site:/data"]);
  expect(volumesOf("backend")).toEqual(["./content:/content:ro"]);
  expect(volumesOf("cms")).toEqual(["./data/cms:/data"]);
  const page = readFileSync("deploy/container.md", "utf8");
  expect(page).toMatch(/^install -d -o 1000 .* data\/site data\/cms/m);
  expect(page).toMatch(/^docker compose pause; tar .* content data; docker compose unpause/m);
  expect(stage("site")).toMatch(/^ENV .* SITE_DATA_DIR=\/data$/m);
  // A new volume gets the owner of the folder in the image.
  expect(stage("site")).toMatch(/install -d -o site -g site \.next\/cache/);
  const collected = compose.services.static?.volumes;
  expect(volumesOf("proxy")).toEqual(expect.arrayContaining([`${collected}:ro`]));
  expect(compose.services.static?.command?.at(-1)).toBe(String(collected).split(":")[1]);
  expect(readFileSync("deploy/nginx/site/server.conf", "utf8")).toContain(
    `root ${compose.services.static?.command?.at(-1)};`,
  );
});

it("lets nothing but the site and nginx reach the backend", () => {
  expect(Object.keys(compose.services.backend?.networks ?? {})).toEqual(["inside"]);
  const published = services.filter(([, service]) => service.ports);
  expect(published.map(([name]) => name)).toEqual(["proxy"]);
});

it("lets every program read the environment file itself", () => {
  for (const name of Object.keys(units)) {
    const { secrets, environment, env_file } = compose.services[name] as Service;
    expect(secrets).toContain("environment");
    expect(environment?.ENV_FILE).toBe("/run/secrets/environment");
    expect(env_file).toBeUndefined();
  }
  const preload = "./scripts/settings/load-env-file.ts";
  expect(compose.services.backend?.command?.join(" ")).toContain(`--import ${preload} `);
  for (const unit of Object.values(units)) {
    expect(unit).toMatch(
      /^Environment=ENV_FILE=\/etc\/site\/environment\b[\s\S]*^ExecStart=.* --import \.\/scripts\/settings\/load-env-file\.ts /m,
    );
    expect(unit).not.toContain("EnvironmentFile");
  }
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
  expect(named).toHaveLength(3);
  for (const [, { image }] of services) expect(image).toMatch(/^website-\w+:\$\{RELEASE\}$/);
  for (const image of named) expect(image).toMatch(/:(?:\d+\.\d+\.\d+-bookworm|bookworm-\d{8}-)/);
  expect(dockerfile).toContain(`FROM node:${dependencies.node}-bookworm-slim AS packages\n`);
  expect(dockerfile).toMatch(/^# syntax=docker\/dockerfile:\d+\.\d+\n/);
});

it("copies every folder that a replica and the backend import from", () => {
  const copied = Array.from(
    stage("site").matchAll(/^COPY --from=build \S+ \.\/(\w+)$/gm),
    ([, name]) => name,
  );
  expect(copied).toEqual(
    expect.arrayContaining([
      "node_modules",
      "public",
      "lib",
      "server",
      "scripts",
      "deploy",
      "backend",
      "content",
    ]),
  );
});

it("has an address of its own for each container, as the page about containers has", () => {
  const addresses = services.flatMap(([, { networks = {} }]) => networks.inside?.ipv4_address ?? []);
  expect(addresses).toHaveLength(4);
  expect(new Set(addresses).size).toBe(addresses.length);
  const [site, backend, cms] = Object.keys(units).map(
    (name) => compose.services[name]?.networks?.inside?.ipv4_address,
  );
  const page = readFileSync("deploy/container.md", "utf8");
  expect(page).toContain(`server ${site}:3000;`);
  expect(page).toContain(`BACKEND_URL=http://${backend}:4000`);
  expect(page).toContain(`BACKEND_URL=http://${cms}:4100`);
  expect(page).toContain(`127.0.0.1:4100/${cms}:4100/`);
  for (const name of ["backend", "cms"])
    expect(compose.services[name]?.environment?.REVALIDATE_URL).toBe(`http://${site}:3000/api/revalidate`);
});

it("gives nginx each certificate that certbot has renewed", () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  copyFileSync("deploy/docker/use-certificate.sh", join(folder, "use-certificate.sh"));
  writeFileSync(join(folder, "docker"), `#!/bin/sh\necho "$*" >>'${folder}/log'\n`, { mode: 0o755 });
  for (const name of ["site", "cms"]) {
    const lineage = join(folder, "live", name);
    mkdirSync(lineage, { recursive: true });
    for (const file of ["fullchain.pem", "privkey.pem"])
      writeFileSync(join(lineage, file), `${name} ${file}`);
    const env = {
      NODE_ENV: "test",
      PATH: `${folder}:${process.env.PATH}`,
      RENEWED_LINEAGE: lineage,
    } as const;
    execFileSync("sh", [join(folder, "use-certificate.sh")], { env });
  }
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("certificates/privkey.pem")).toBe("site privkey.pem");
  expect(read("certificates/cms/fullchain.pem")).toBe("cms fullchain.pem");
  expect(read("log")).toBe("compose exec -T proxy nginx -s reload\n".repeat(2));
  rmSync(folder, { recursive: true });
  const paths = readFileSync("deploy/nginx/cms.conf", "utf8").match(/\/etc\/ssl\/site\/cms\/\w+\.pem/g);
  expect(paths).toEqual(["/etc/ssl/site/cms/fullchain.pem", "/etc/ssl/site/cms/privkey.pem"]);
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

it.each(["server/main.ts", "backend/main.ts", "cms/server/main.ts"])(
  "has every file of %s in the image",
  (program) => {
    const image = stage("site") + (program.startsWith("cms/") ? stage("cms") : "");
    const copied = Array.from(image.matchAll(/^COPY .* \.\/(\S+)$/gm), ([, folder]) => folder);
    const files = [...filesOf(program)];
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !copied.includes(file.split("/")[0]))).toEqual([]);
  },
);
