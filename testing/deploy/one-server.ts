import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const scripts = ["site.sh", "as-user.sh", "archive.sh", "switch.sh"];
const serverPaths =
  /(?<![\w.])\/(?:srv\/site|var\/(?:backups\/site|lib\/site|cache\/site-build)|etc\/(?:site|nginx|systemd)|opt\/node)/g;

/** Programs that need root or systemd: they note their arguments, and run what they are given. */
const programs: Record<string, string> = {
  "systemd-run": `for word; do
  case $word in --uid=*) user=\${word#*=} ;; --) break ;; esac
  shift
done
shift
exec env -i PATH="$PATH" RUNS_AS="$user" "$@"`,
  setpriv: `user=\${1#*=}
while [ "\${1#--}" != "$1" ]; do shift; done
exec env RUNS_AS="$user" "$@"`,
  systemctl: "",
  nginx: "",
  chown: "",
  install: `for word; do
  shift
  case $word in -o | -g) skip=yes ;; *) [ -n "$skip" ] || set -- "$@" "$word"; skip= ;; esac
done
exec /usr/bin/install "$@"`,
};

/** `site` of one-server.md with the files of a server in a temporary folder, for users without rights of root. */
export class TestOneServer {
  readonly dir = mkdtempSync(join(tmpdir(), "one-server-"));
  readonly content = this.path("/srv/site/content");
  readonly #log = join(this.dir, "log");

  constructor() {
    for (const folder of [
      "/srv/site/release",
      "/var/backups/site",
      "/etc/site",
      "/bin",
      "/scripts",
      "/opt/node",
    ])
      mkdirSync(this.path(folder), { recursive: true });
    mkdirSync(join(this.content, "media"), { recursive: true });
    for (const name of scripts) {
      const text = readFileSync(`deploy/one-server/${name}`, "utf8");
      const moved = text.replaceAll(serverPaths, (path) => this.dir + path);
      const path = moved.replaceAll(":/usr/bin:", `:${this.path("/bin")}:/usr/bin:`);
      writeFileSync(join(this.dir, "scripts", name), path, { mode: 0o755 });
    }
    for (const [name, text] of Object.entries(programs))
      this.addProgram(`/bin/${name}`, `echo "${name} $*" >>'${this.#log}'\n${text}`);
    writeFileSync(this.path("/etc/site/environment"), "BACKEND_USERNAME=site\n");
    this.addRelease(this.path("/srv/site/release"));
    symlinkSync("release", this.path("/srv/site/current"));
  }

  /** A file of the server, by its path there. */
  path(name: string): string {
    return join(this.dir, name);
  }

  addProgram(path: string, text: string): void {
    writeFileSync(this.path(path), `#!/bin/sh\nskip=\n${text}\n`);
    chmodSync(this.path(path), 0o755);
  }

  /** The project's programs, with a Node that notes when root runs it. */
  addRelease(folder: string): void {
    for (const name of ["backend", "lib", "scripts", "deploy", "package.json"])
      if (!existsSync(join(folder, name))) symlinkSync(resolve(name), join(folder, name));
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    const node = join(folder, "node_modules/.bin/node");
    writeFileSync(
      node,
      `#!/bin/sh\n[ -n "$RUNS_AS" ] || echo "root runs $0 $*" >>'${this.#log}'\nexec '${process.execPath}' "$@"\n`,
    );
    chmodSync(node, 0o755);
  }

  /** @returns exit code and output of the command */
  site(args: string[], env: Record<string, string> = {}): { code: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync("sh", [join(this.dir, "scripts/site.sh"), ...args], {
      encoding: "utf8",
      cwd: this.dir,
      env: { NODE_ENV: "test", PATH: `${this.path("/bin")}:${process.env.PATH}`, ...env },
    });
    return { code: status, output: stdout + stderr };
  }

  /** The calls of programs that need root or systemd. */
  get log(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, "utf8") : "";
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export type Member = { name: string; type?: string; target?: string; text?: string };

/** A compressed tar archive, also of members that tar itself would not write. @param type as in the format: 0 file, 1 hard link … */
export function archiveOf(members: Member[]): Buffer {
  const blocks = members.flatMap(({ name, type = "0", target = "", text = "" }) => {
    const header = Buffer.alloc(512);
    const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
    header.write(name, 0);
    header.write(octal(0o4755, 8) + octal(0, 8) + octal(0, 8) + octal(text.length, 12) + octal(0, 12), 100);
    header.write(`        ${type}${target}`, 148);
    header.write("ustar\x0000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    const data = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    data.write(text);
    return [header, data];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
