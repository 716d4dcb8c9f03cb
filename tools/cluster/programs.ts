import { existsSync } from "node:fs";
import { CliError, step } from "../../scripts/process/terminal.ts";
import {
  aptCommand,
  canInstallPackages,
  findCommand,
  findProgram,
  installPackages,
  redis,
} from "../../scripts/programs/system-packages.ts";

const brotli = [
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  "/usr/share/nginx/modules/ngx_http_brotli_static_module.so",
];

export type Programs = {
  nginx: string;
  brotliModule: string;
  redis: string;
  openssl: string;
  setpriv: string;
};

/** Finds the installed programs and the Debian packages of the missing ones. */
function locate(withRedis: boolean, env: NodeJS.ProcessEnv) {
  const find = (name: string) => findCommand([name], { ...env, PATH: `${env.PATH ?? ""}:/usr/sbin:/sbin` });
  const programs = {
    nginx: find("nginx"),
    brotliModule: brotli.find((path) => existsSync(path)),
    redis: withRedis ? findProgram(redis, env) : "",
    openssl: find("openssl"),
    setpriv: find("setpriv"),
  };
  const packages: Record<keyof Programs, string> = {
    nginx: "nginx",
    brotliModule: "libnginx-mod-http-brotli-static",
    redis: "redis-server",
    openssl: "openssl",
    setpriv: "util-linux",
  };
  const names = Object.keys(programs) as (keyof Programs)[];
  return {
    programs,
    missing: names.filter((name) => programs[name] === undefined).map((name) => packages[name]),
  };
}

/**
 * Finds the programs of a cluster. As root on a system with apt, installs the missing ones without starting services.
 * @throws CliError that names the packages to install
 */
export async function findPrograms(withRedis: boolean, env: NodeJS.ProcessEnv): Promise<Programs> {
  const { missing } = locate(withRedis, env);
  if (missing.length > 0 && canInstallPackages()) {
    const progress = step(`Installing system packages (${missing.join(", ")})`);
    await installPackages(missing, { env, services: ["nginx.service", "redis-server.service"], progress });
    progress.done();
  }
  const now = locate(withRedis, env);
  if (now.missing.length === 0) return now.programs as Programs;
  throw new CliError(
    `Missing on this machine: ${now.missing.join(", ")}. On Debian: ${aptCommand(now.missing)}`,
  );
}
