/** A Postgres server of the tests' own, on a free port of this machine. */
import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/process/ports.ts";

const programs = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

export class TestPostgres {
  readonly #dir = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  #port = 0;

  async start(): Promise<this> {
    this.#port = await freePort();
    if (isRoot)
      chownSync(this.#dir, Number(run("id", ["-u", "postgres"])), Number(run("id", ["-g", "postgres"])));
    const data = join(this.#dir, "data");
    asServer("initdb", ["-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync"]);
    const options = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#dir}`;
    asServer("pg_ctl", ["-D", data, "-w", "-o", options, "-l", join(this.#dir, "log"), "start"]);
    return this;
  }

  /** Creates a database. */
  create(name: string): string {
    asServer("createdb", ["-h", "127.0.0.1", "-p", String(this.#port), "-U", "cms", name]);
    return `postgres://cms@127.0.0.1:${this.#port}/${name}`;
  }

  remove(): void {
    const data = join(this.#dir, "data");
    if (programs && this.#port) asServer("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** Runs statements in a database. */
export function queryPostgres(url: string, sql: string): void {
  run(programOf("psql"), ["-v", "ON_ERROR_STOP=1", "-c", sql, url]);
}

const isRoot = process.getuid?.() === 0;

function programOf(name: string): string {
  if (!programs) throw new Error("Postgres is missing: install Debian's package postgresql.");
  return join(programs, name);
}

/** Postgres refuses to run as root. */
function asServer(name: string, args: string[]): string {
  const program = programOf(name);
  return isRoot ? run("runuser", ["-u", "postgres", "--", program, ...args]) : run(program, args);
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], cwd: "/" });
}
