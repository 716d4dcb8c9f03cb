import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type ClientRequest, request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "../../scripts/process/ports.ts";
import { waitUntil } from "../http/http.ts";

const program = "/usr/sbin/nginx";
export const hasNginx = existsSync(program) && existsSync("/usr/bin/openssl");
/** Those that it is compiled with belong to root. */
const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** nginx with the files of deploy/nginx, whose paths and ports are those of a temporary folder. */
export class TestNginx {
  readonly folder = mkdtempSync(join(tmpdir(), "nginx-"));
  /** For programs of the same machine. */
  insidePort = 0;
  #plainPort = 0;
  #tlsPort = 0;
  #master: ChildProcess | undefined;

  /** @param port where the site would listen */
  static async open(port: number): Promise<TestNginx> {
    const server = new TestNginx();
    [server.insidePort, server.#plainPort, server.#tlsPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    server.#install();
    server.sendTo(port);
    server.#master = spawn(program, [...server.#arguments, "-g", "daemon off;"], { stdio: "ignore" });
    await waitUntil("nginx answers", () =>
      fetch(`http://127.0.0.1:${server.insidePort}/`).then(
        () => true,
        () => false,
      ),
    );
    return server;
  }

  get #arguments(): string[] {
    return ["-e", join(this.folder, "error.log"), "-c", join(this.folder, "nginx/nginx.conf")];
  }

  #install(): void {
    const { folder } = this;
    cpSync("deploy/nginx", join(folder, "nginx"), { recursive: true });
    for (const name of ["nginx/local/http", "log", "cache", "tls/cms", "static", "webroot"])
      mkdirSync(join(folder, name), { recursive: true });
    const key = ["-keyout", join(folder, "tls/privkey.pem"), "-out", join(folder, "tls/fullchain.pem")];
    const certificate = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    execFileSync("openssl", [...certificate, "-subj", "/CN=www.example.com", ...key], { stdio: "ignore" });
    for (const name of ["privkey.pem", "fullchain.pem"])
      cpSync(join(folder, "tls", name), join(folder, "tls/cms", name));
    cpSync("deploy/nginx/cms.conf", join(folder, "nginx/local/http/cms.conf"));
    const names = "server_name www.example.com example.com;\nset $public_name www.example.com;\n";
    writeFileSync(join(folder, "nginx/local/names.conf"), names);
    const replaced: [RegExp, string][] = [
      // A module that not every machine has.
      [/^(load_module|.*brotli_static) .*$/gm, ""],
      [/^user .*$/gm, process.getuid?.() === 0 ? "user root;" : ""],
      [/^.*listen \[::\].*$/gm, ""],
      [/listen 80;/g, `listen 127.0.0.1:${this.#plainPort};`],
      [/listen 443 /g, `listen 127.0.0.1:${this.#tlsPort} `],
      [/listen 127\.0\.0\.1:3000;/g, `listen 127.0.0.1:${this.insidePort};`],
      [
        /^http \{$/gm,
        `http {\n${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}`,
      ],
      [/127\.0\.0\.1:4100/g, "127.0.0.1:9"],
      [/\/run\/nginx\.pid/g, `${folder}/pid`],
      [/\/var\/log\/nginx/g, `${folder}/log`],
      [/\/var\/cache\/nginx/g, `${folder}/cache`],
      [/\/etc\/ssl\/site/g, `${folder}/tls`],
      [/\/srv\/site\/static/g, `${folder}/static`],
      [/\/var\/lib\/letsencrypt/g, folder],
    ];
    for (const file of globSync(`${folder}/nginx/{nginx.conf,site/*,local/http/*}`)) {
      const moved = replaced.reduce(
        (all, [from, to]) => all.replaceAll(from, to),
        readFileSync(file, "utf8"),
      );
      writeFileSync(file, moved);
    }
  }

  /** Names another port of the site, which nginx has from its next start or reload. */
  sendTo(port: number): void {
    writeFileSync(join(this.folder, "nginx/local/replicas.conf"), `server 127.0.0.1:${port};\n`);
  }

  reload(): void {
    execFileSync(program, [...this.#arguments, "-s", "reload"]);
  }

  /** @param url with http or https, by the name of a site */
  async get(
    url: string,
  ): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
    const { protocol, host, pathname, search } = new URL(url);
    const target = { host: "127.0.0.1", path: pathname + search, headers: { host }, agent: false };
    if (protocol === "http:") return answerOf(plainRequest({ ...target, port: this.#plainPort }));
    const tls = { port: this.#tlsPort, servername: host, rejectUnauthorized: false };
    return answerOf(tlsRequest({ ...target, ...tls }));
  }

  async close(): Promise<void> {
    // SIGKILL would leave its workers.
    this.#master?.kill("SIGTERM");
    if (this.#master) await once(this.#master, "close");
    rmSync(this.folder, { recursive: true });
  }
}

async function answerOf(call: ClientRequest) {
  const [response] = await once(call.end(), "response");
  const { statusCode, headers } = response;
  return { status: statusCode, location: headers.location, body: await text(response) };
}
