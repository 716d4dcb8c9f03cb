import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type NginxOptions = {
  /** Folder for configuration, logs and the page cache. */
  folder: string;
  ports: { https: number; plain: number; inside: number };
  replicas: number[];
  /** Static files of the releases: /_next/static and public/. */
  staticDir: string;
  certificate: { cert: string; key: string };
  brotliModule: string;
  /** Trust X-Forwarded-For from this machine, as behind a CDN. */
  behindProxy: boolean;
  /** Configuration of additional servers. */
  extraServers?: string;
};

/** The machine-specific files of `local/`, by name. */
export function localConfig(options: NginxOptions): Record<string, string> {
  const { folder, ports, replicas, staticDir, certificate, brotliModule, behindProxy, extraServers } =
    options;
  const tempFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const isRoot = process.getuid?.() === 0;
  return {
    "main.conf": [
      ...(isRoot ? ["user www-data;"] : []),
      "worker_processes auto;",
      `pid ${join(folder, "nginx.pid")};`,
      `error_log ${join(folder, "error.log")} warn;`,
      `load_module ${brotliModule};`,
    ].join("\n"),
    "http.conf": [
      `access_log ${join(folder, "access.log")} site buffer=64k flush=1s;`,
      `proxy_cache_path ${join(folder, "pages")} levels=1:2 keys_zone=pages:16m max_size=512m inactive=7d use_temp_path=off;`,
      ...tempFolders.map((name) => `${name}_temp_path ${join(folder, `temp-${name}`)};`),
      ...(behindProxy ? ["set_real_ip_from 127.0.0.1;", "real_ip_header X-Forwarded-For;"] : []),
    ].join("\n"),
    "replicas.conf": replicas
      .map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=1s;`)
      .join("\n"),
    "listen.conf": `listen 127.0.0.1:${ports.https} ssl http2;`,
    "listen-plain.conf": `listen 127.0.0.1:${ports.plain};`,
    "names.conf": `server_name localhost 127.0.0.1;\nset $public_origin https://localhost:${ports.https};`,
    "certificate.conf": `ssl_certificate ${certificate.cert};\nssl_certificate_key ${certificate.key};`,
    "static.conf": `root ${staticDir};`,
    "cache.conf": "proxy_cache pages;",
    "more.conf": [publishServer(ports.inside), extraServers ?? ""].join("\n"),
  };
}

/** Plain HTTP endpoint for publish calls from this machine, which need no certificate. */
function publishServer(port: number): string {
  return `server {
    listen 127.0.0.1:${port};
    location = /api/revalidate {
        proxy_pass http://site;
        include site/proxy.conf;
        proxy_next_upstream error non_idempotent;
    }
    location / { return 404; }
}`;
}

/** Copies deploy/nginx unchanged and adds the local files. Returns the path of nginx.conf. */
export function writeNginxConfig(options: NginxOptions, source = "deploy/nginx"): string {
  const target = join(options.folder, "nginx");
  mkdirSync(join(target, "local"), { recursive: true });
  for (const name of ["nginx.conf", "site"])
    cpSync(join(source, name), join(target, name), { recursive: true });
  for (const [name, text] of Object.entries(localConfig(options)))
    writeFileSync(join(target, "local", name), `${text}\n`);
  // The workers of nginx run as another user.
  chmodSync(options.folder, 0o711);
  return join(target, "nginx.conf");
}
