import { step } from "../../scripts/process/terminal.ts";
import {
  findMissing,
  installPrograms,
  redis,
  requireProgram,
  type SystemProgram,
} from "../../scripts/programs/system-packages.ts";

const nginx: SystemProgram = {
  name: "nginx",
  variable: "NGINX_PATH",
  commands: ["nginx"],
  package: "nginx",
  service: "nginx.service",
};
const brotliModule: SystemProgram = {
  name: "nginx's Brotli module",
  variable: "NGINX_BROTLI_MODULE",
  commands: ["ngx_http_brotli_static_module.so"],
  package: "libnginx-mod-http-brotli-static",
};
const openssl: SystemProgram = {
  name: "OpenSSL",
  variable: "OPENSSL_PATH",
  commands: ["openssl"],
  package: "openssl",
};
const programs = { nginx, brotliModule, openssl, redis };

/** The paths of their files. */
export type Programs = Record<keyof typeof programs, string>;

/** Finds the programs of a cluster, and installs what is missing. @throws CliError that names the packages to install */
export async function findPrograms(): Promise<Programs> {
  // Debian keeps servers and nginx's modules out of the PATH.
  const folders = [process.env.PATH, "/usr/sbin", "/usr/lib/nginx/modules", "/usr/share/nginx/modules"];
  const env = { ...process.env, PATH: folders.join(":") };
  const missing = findMissing(Object.values(programs), env);
  if (missing.length > 0) {
    const progress = step("Installing system packages");
    await installPrograms(missing, env, progress);
    progress.done();
  }
  const found = Object.entries(programs).map(([name, program]) => [name, requireProgram(program, env)]);
  return Object.fromEntries(found) as Programs;
}
