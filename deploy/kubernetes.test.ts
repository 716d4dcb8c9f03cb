import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse, parseAllDocuments } from "yaml";

type Probe = { httpGet?: { path: string }; tcpSocket?: object };
type Container = {
  name: string;
  image: string;
  args?: string[];
  ports: { containerPort: number }[];
  env?: { name: string; value: string }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  startupProbe?: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
};
type Volume = {
  name: string;
  configMap?: { name: string };
  secret?: { secretName: string };
  emptyDir?: { sizeLimit: string };
};
type Pod = {
  automountServiceAccountToken: boolean;
  securityContext: object;
  terminationGracePeriodSeconds?: number;
  containers: [Container];
  volumes: Volume[];
};
type Labels = { matchLabels?: Record<string, string> };
type Peer = {
  namespaceSelector?: Labels;
  podSelector?: Labels;
  ipBlock?: { cidr: string; except: string[] };
};
type Port = { port: number; protocol?: string };
type PolicySpec = {
  podSelector: Labels;
  policyTypes: string[];
  ingress?: { from: Peer[]; ports: Port[] }[];
  egress?: { to: Peer[]; ports: Port[] }[];
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    replicas?: number;
    minAvailable?: number;
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    serviceName?: string;
    podManagementPolicy?: string;
    updateStrategy?: object;
    volumeClaimTemplates?: { metadata: { name: string }; spec: { accessModes: string[] } }[];
    template: { metadata: { labels: Record<string, string> }; spec: Pod };
  };
};

const folder = "deploy/kubernetes";
type Generator = { name: string; files: string[] };
const text = readFileSync(`${folder}/kustomization.yaml`, "utf8");
/** With the CMS, whose lines are comments. */
const withCms = text.replaceAll(/^ {2}# {1,3}(?=- |files)/gm, (line) => line.replace("# ", ""));
const kustomization = parse(withCms) as {
  resources: string[];
  configMapGenerator: Generator[];
  secretGenerator: Generator[];
  images: { name: string }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, "utf8")).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name) as Manifest;
const deployments = manifests.filter(({ kind }) => kind === "Deployment" || kind === "StatefulSet");
const site = find("StatefulSet", "site").spec;
const [container] = site.template.spec.containers;

it("lists every file of the folder, and no resource twice", () => {
  const settings = kustomization.configMapGenerator.flatMap(({ files }) => files);
  const files = [...kustomization.resources, ...settings, "kustomization.yaml"];
  const local = ["environment", "cms-environment", "redis-password"];
  expect(files.sort()).toEqual(
    readdirSync(folder)
      .filter((name) => !local.includes(name))
      .sort(),
  );
  expect(kustomization.secretGenerator.flatMap(({ files }) => files).sort()).toEqual(local.sort());
  expect(parse(text).resources).toEqual(kustomization.resources.filter((name) => name !== "cms.yaml"));
  const names = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(["PodDisruptionBudget/site", "NetworkPolicy/site", "Ingress/site"]),
  );
});

it("lets the forms with files through that deploy/nginx lets through, and sends a visitor to one pod", () => {
  const { annotations } = find("Ingress", "site").metadata;
  const { inquiry } =
    /location ~ \^\/api\/inquiry\/\?\$ \{(?<inquiry>[^}]*)\}/.exec(
      readFileSync("deploy/nginx/site/server.conf", "utf8"),
    )?.groups ?? {};
  expect(inquiry).toContain(
    `client_max_body_size ${annotations?.["nginx.ingress.kubernetes.io/proxy-body-size"]};`,
  );
  expect(inquiry).toContain(
    `proxy_read_timeout ${annotations?.["nginx.ingress.kubernetes.io/proxy-read-timeout"]}s;`,
  );
  expect(annotations?.["nginx.ingress.kubernetes.io/upstream-hash-by"]).toBe("$binary_remote_addr");
});

it("selects the pods that the deployments label", () => {
  for (const { spec } of deployments)
    expect(spec.selector?.matchLabels).toEqual(spec.template.metadata.labels);
  for (const { metadata, spec } of deployments)
    expect(find("Service", metadata.name).spec.selector).toEqual(spec.template.metadata.labels);
  expect(deployments).toHaveLength(3);
  expect(find("PodDisruptionBudget", "site").spec.selector?.matchLabels).toEqual(
    site.template.metadata.labels,
  );
});

describe("network policies", () => {
  const policy = (name: string) => find("NetworkPolicy", name).spec as unknown as PolicySpec;
  const pods = (name: string): Labels => ({ matchLabels: { app: name } });

  it("close every pod to everything that no policy names", () => {
    expect(policy("default-deny")).toEqual({ podSelector: {}, policyTypes: ["Ingress", "Egress"] });
    const named = manifests
      .filter(({ kind }) => kind === "NetworkPolicy")
      .map(({ metadata }) => metadata.name);
    expect(named.sort()).toEqual(
      ["default-deny", "site-and-cms", ...deployments.map(({ metadata }) => metadata.name)].sort(),
    );
    for (const { metadata, spec } of deployments)
      expect(policy(metadata.name)).toMatchObject({
        podSelector: { matchLabels: spec.template.metadata.labels },
        policyTypes: ["Ingress", "Egress"],
      });
  });

  it("let only pods of the ingress controller ask the site, whose word about visitors' addresses counts", () => {
    const { ingress = [] } = policy("site");
    expect(container.env).toContainEqual({ name: "TRUSTED_PROXIES", value: "1" });
    expect(ingress).toHaveLength(1);
    expect(ingress[0]?.ports).toEqual([{ port: container.ports[0]?.containerPort }]);
    // One entry with both: two entries would admit every pod of the namespace.
    expect(ingress[0]?.from).toEqual([
      {
        namespaceSelector: {
          matchLabels: expect.objectContaining({ "kubernetes.io/metadata.name": "ingress-nginx" }),
        },
        podSelector: { matchLabels: expect.anything() },
      },
    ]);
  });

  it("let only the site ask Redis, and Redis nobody", () => {
    expect(policy("redis").ingress).toEqual([
      { from: [{ podSelector: pods("site") }], ports: [{ port: 6379 }] },
    ]);
    expect(policy("redis").egress).toBeUndefined();
  });

  it("let the site ask Redis, names, the backend and the mail server, and no cloud for credentials", () => {
    const { egress = [] } = policy("site");
    const [redis, names, outward] = egress;
    expect(egress).toHaveLength(3);
    expect(redis).toEqual({ to: [{ podSelector: pods("redis") }], ports: [{ port: 6379 }] });
    expect(names?.ports.map(({ port, protocol }) => `${port} ${protocol}`)).toEqual(["53 UDP", "53 TCP"]);
    expect(outward?.ports.map(({ port }) => port)).toEqual([443, 465, 587]);
    expect(outward?.to.map(({ ipBlock }) => ipBlock?.except.length)).toEqual([1, 2]);
    expect(outward?.to[0]?.ipBlock?.except).toEqual(["169.254.0.0/16"]);
  });

  it("let the site and the CMS ask each other, and visitors only its admin", () => {
    expect(policy("site-and-cms")).toEqual({
      podSelector: pods("site"),
      policyTypes: ["Ingress", "Egress"],
      ingress: [{ from: [{ podSelector: pods("cms") }], ports: [{ port: 3000 }] }],
      egress: [{ to: [{ podSelector: pods("cms") }], ports: [{ port: 4100 }] }],
    });
    const [asked, controller] = policy("cms").ingress?.[0]?.from ?? [];
    expect(asked).toEqual({ podSelector: pods("site") });
    expect(controller).toEqual(policy("site").ingress?.[0]?.from[0]);
    expect(policy("cms").egress?.[0]).toEqual({
      to: [{ podSelector: pods("site") }],
      ports: [{ port: 3000 }],
    });
    const { rules } = find("Ingress", "cms").spec as unknown as {
      rules: { http: { paths: { path: string }[] } }[];
    };
    const paths = rules.flatMap(({ http }) => http.paths.map(({ path }) => path));
    expect(paths).toEqual(["/admin", "/api", "/_next", "/media"]);
  });
});

it("names images by exact version", () => {
  const images = deployments.map(({ spec }) => spec.template.spec.containers[0].image);
  const own = ["website-site", "website-cms"];
  expect(images.filter((image) => !own.includes(image))).toEqual([
    expect.stringMatching(/^redis:\d+\.\d+\.\d+-/),
  ]);
  const compose = readFileSync("deploy/docker/compose.yaml", "utf8");
  for (const image of own) expect(compose).toContain(`image: ${image}:`);
});

it("restricts every container, and limits its memory", () => {
  for (const { spec } of deployments) {
    const pod = spec.template.spec;
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { securityContext, resources } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(resources.limits.memory).toMatch(/^\d+Mi?$/);
    }
  }
});

it("writes to its cache, within a limit, and keeps inquiries in a volume that outlives the pod", () => {
  const writable = container.volumeMounts.filter(({ readOnly }) => !readOnly);
  const [, folder = ""] =
    / SITE_DATA_DIR=(\S+)$/m.exec(readFileSync("deploy/docker/Dockerfile", "utf8")) ?? [];
  expect(writable).toEqual([
    { name: "cache", mountPath: "/site/.next/cache" },
    { name: "data", mountPath: folder },
  ]);
  const { volumes } = site.template.spec;
  expect(volumes.find(({ name }) => name === "cache")?.emptyDir?.sizeLimit).toBe("768Mi");
  // One for each pod: a database of SQLite has one machine.
  expect(site.volumeClaimTemplates).toMatchObject([
    { metadata: { name: "data" }, spec: { accessModes: ["ReadWriteOnce"] } },
  ]);
  expect(find("Service", site.serviceName ?? "")).toBeDefined();
  const secrets = deployments.flatMap(({ spec }) =>
    spec.template.spec.volumes.flatMap(({ secret }) => secret?.secretName ?? []),
  );
  expect([...new Set(secrets)].sort()).toEqual(kustomization.secretGenerator.map(({ name }) => name).sort());
});

it("asks whether the process lives, never whether the backend does", () => {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  for (const probe of [startupProbe, readinessProbe, livenessProbe])
    expect(probe?.httpGet?.path).toBe("/api/health/live");
});

it("always has a replica that serves", () => {
  expect(site.replicas).toBeGreaterThanOrEqual(2);
  // One pod after the other; in order of their numbers only, a release that does not start would block its rollback.
  expect(site).toMatchObject({ podManagementPolicy: "Parallel", updateStrategy: { type: "RollingUpdate" } });
  expect(find("PodDisruptionBudget", "site").spec.minAvailable).toBe(1);
  // 5 s for the load balancer, then those of server/http/shut-down.ts.
  expect(site.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
});

it("has the limits of systemd, and gives Redis its settings, a password and room", () => {
  const [, memoryMax] =
    /^MemoryMax=(\d+M)$/m.exec(readFileSync("deploy/systemd/site@.service", "utf8")) ?? [];
  expect(container.resources.limits.memory).toBe(memoryMax);
  const { containers, volumes } = find("Deployment", "redis").spec.template.spec;
  const [{ args, volumeMounts }] = containers;
  const [, file, include, password] = args ?? [];
  expect([file, include]).toEqual(["/etc/redis/redis.conf", "--include"]);
  for (const [name, path] of [
    ["settings", file],
    ["password", password],
  ])
    expect(volumeMounts).toContainEqual({ name, mountPath: dirname(String(path)), readOnly: true });
  expect(volumes).toContainEqual({
    name: "settings",
    configMap: { name: kustomization.configMapGenerator[0]?.name },
  });
  const redis = readFileSync(`${folder}/redis.conf`, "utf8");
  const [, maxmemory] = /^maxmemory (\d+)mb$/m.exec(redis) ?? [];
  const [, limit] = /^(\d+)Mi$/.exec(containers[0].resources.limits.memory ?? "") ?? [];
  expect(Number(limit)).toBeGreaterThanOrEqual(2 * Number(maxmemory));
  for (const line of ["maxmemory-policy allkeys-lru", 'save ""', "appendonly no"])
    expect(redis).toContain(`\n${line}\n`);
});

it("reads the environment file as everywhere else", () => {
  expect(container.env).toContainEqual({ name: "ENV_FILE", value: "/etc/site/environment" });
  expect(container.volumeMounts).toContainEqual({
    name: "environment",
    mountPath: "/etc/site",
    readOnly: true,
  });
  expect(kustomization.images.map(({ name }) => name)).toContain(container.image);
});
