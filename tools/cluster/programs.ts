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

/** The programs that are asked for, and the Debian packages that they come in. */
function look(withRedis: boolean, env: NodeJS.ProcessEnv) {
  const found = (name: string) => findCommand([name], { ...env, PATH: `${env.PATH ?? ""}:/usr/sbin:/sbin` });
  const programs = {
    nginx: found("nginx"),
    brotliModule: brotli.find((path) => existsSync(path)),
    redis: withRedis ? findProgram(redis, env) : "",
    openssl: found("openssl"),
    setpriv: found("setpriv"),
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
 * The programs that a cluster is made of; what is missing is installed where there is apt, and one is root. Their
 * services are not started.
 * @throws Failure with one line that says what to install
 */
export async function findPrograms(withRedis: boolean, env: NodeJS.ProcessEnv): Promise<Programs> {
  const { missing } = look(withRedis, env);
  if (missing.length > 0 && canInstallPackages()) {
    const progress = step(`Installing system packages (${missing.join(", ")})`);
    await installPackages(missing, { env, services: ["nginx.service", "redis-server.service"], progress });
    progress.done();
  }
  const now = look(withRedis, env);
  if (now.missing.length === 0) return now.programs as Programs;
  throw new CliError(
    `Missing on this machine: ${now.missing.join(", ")}. On Debian: ${aptCommand(now.missing)}`,
  );
}
