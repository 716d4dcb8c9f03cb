import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { curl, ordinary, systemctl, systemdRun } from "./machine-programs.ts";
import { TestOneServer } from "./one-server.ts";

/** A server of one-server.md with a release that visitors have, and systemd and nginx as far as `site` uses them. */
export class Machine extends TestOneServer {
  readonly #state = this.path("state");
  readonly #source = this.path("/srv/site/source");
  readonly #configurations = new Map<string, string>();
  #targets: string[] | undefined;

  constructor() {
    super();
    for (const folder of ["running", "enabled"]) mkdirSync(join(this.#state, folder), { recursive: true });
    for (const folder of [
      "/etc/nginx/local",
      "/etc/systemd/system",
      "/srv/site/releases",
      "/srv/site/static",
    ])
      mkdirSync(this.path(folder), { recursive: true });
    for (const folder of ["systemd", "nginx/site"])
      mkdirSync(join(this.#source, "deploy", folder), { recursive: true });
    writeFileSync(join(this.#source, "deploy/systemd/site@.service"), "");
    writeFileSync(join(this.#source, "deploy/nginx/nginx.conf"), "first");
    this.#git("init", "--quiet", "--initial-branch", "main");
    this.#git("add", ".");
    this.#git("commit", "--quiet", "--message", "first");
    this.#git("checkout", "--quiet", "--detach");
    this.#addStep("build-or-setting", `case "$*" in *BACKEND_URL*) echo http://127.0.0.1:4000 ;; esac`);
    this.addProgram("/bin/systemd-run", systemdRun);
    this.#addStep("systemctl", systemctl);
    this.#addStep("curl", curl);
    this.#addStep("nginx", `! grep -q broken "$ROOT/etc/nginx/nginx.conf"`);
    this.#addStep("sleep", "");
    this.addProgram("/bin/timeout", 'shift\nexec /usr/bin/timeout 2 "$@"');
    for (const name of ordinary) this.#addStep(name, `exec /usr/bin/${name} "$@"`);
    // Releases of the same second would have one name.
    this.addProgram("/bin/date", `echo >>"${this.#state}/time"; exec wc -l <"${this.#state}/time"`);
    this.failAt(0);
    this.#install();
  }

  /** A program that fails when it is the step at which the command shall fail. */
  #addStep(name: string, text: string): void {
    this.addProgram(
      `/bin/${name}`,
      `STATE='${this.#state}' ROOT='${this.dir}'
read -r count <"$STATE/count"
echo $((count + 1)) >"$STATE/count"
echo "${name} $*" >>"$STATE/steps"
read -r step mode <"$STATE/fail-at"
if [ $count = "$step" ]; then
  [ "$mode" != kill ] || kill -9 $PPID
  exit 1
fi
${text}`,
    );
  }

  #git(...args: string[]): string {
    const author = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
    return execFileSync("git", ["-C", this.#source, ...author, ...args], { encoding: "utf8" }).trim();
  }

  /** The release that `install.sh` has set up. */
  #install(): void {
    const release = this.path("/srv/site/releases/0");
    mkdirSync(release);
    const commit = this.#git("rev-parse", "HEAD");
    this.#configurations.set(commit, "first");
    writeFileSync(join(release, "commit"), commit);
    const current = this.path("/srv/site/current");
    rmSync(current);
    symlinkSync(release, current);
    for (const file of ["/etc/nginx/local/replicas.conf", "state/loaded"])
      writeFileSync(this.path(file), "server 127.0.0.1:3001;\n");
    writeFileSync(this.path("/etc/nginx/nginx.conf"), "first");
    for (const unit of ["site@3001", "site-backend"])
      for (const verb of ["start", "enable"]) execFileSync(this.path("/bin/systemctl"), [verb, unit]);
  }

  /** Adds a commit to the branch, whose configuration of nginx has this text. The clone stays where it is. */
  commit(text: string): string {
    this.#git("checkout", "--quiet", "main");
    writeFileSync(join(this.#source, "deploy/nginx/nginx.conf"), text);
    this.#git("commit", "--quiet", "--all", "--message", text);
    const commit = this.#git("rev-parse", "HEAD");
    this.#configurations.set(commit, text);
    this.#git("checkout", "--quiet", "--detach", "@{-1}");
    return commit;
  }

  /** The steps of the last command. */
  get steps(): string[] {
    return readFileSync(join(this.#state, "steps"), "utf8").trim().split("\n");
  }

  /** Lets the next command fail at a step, by its number; 0 for none. @param mode `kill` ends `site` itself */
  failAt(step: number, mode: "fail" | "kill" = "fail"): void {
    writeFileSync(join(this.#state, "steps"), "");
    writeFileSync(join(this.#state, "count"), "1\n");
    writeFileSync(join(this.#state, "fail-at"), `${step} ${mode}\n`);
  }

  /** Accepts a reload of nginx and goes on as before, as nginx does for what its test does not find. */
  set reloadFails(fails: boolean) {
    rmSync(join(this.#state, "reload-fails"), { force: true });
    if (fails) writeFileSync(join(this.#state, "reload-fails"), "");
  }

  /** Runs a command, and looks at what it has left behind. */
  run(...args: string[]) {
    return { ...this.site(args), ...this.servers };
  }

  /** Updates to one of two commits, the one that visitors do not have. */
  update() {
    this.#targets ??= [this.commit("a"), this.commit("b")];
    const { commit } = this.servers;
    return this.run("update", this.#targets.find((target) => target !== commit) ?? "");
  }

  get servers() {
    const read = (path: string) => readFileSync(this.path(path), "utf8").trim();
    const portIn = (path: string) => /\d+(?=;)/.exec(read(path))?.[0] ?? "";
    const releaseIn = (link: string) => (existsSync(link) ? basename(readlinkSync(link)) : undefined);
    const running = readdirSync(this.path("state/running")).sort();
    const served = portIn("state/loaded");
    const unit = `site@${served}`;
    const pid = running.includes(unit) && read(`state/running/${unit}`);
    const visitors = pid ? releaseIn(`/proc/${pid}/cwd`) : undefined;
    const current = releaseIn(this.path("/srv/site/current"));
    const previous = releaseIn(this.path("/srv/site/previous"));
    const releases = readdirSync(this.path("/srv/site/releases")).sort();
    const commit = read("/srv/site/current/commit");
    // One server, which visitors have and which starts again with the machine; links and files are those of its release.
    const units = String(["site-backend", unit]);
    const agreements: [name: string, holds: boolean][] = [
      ["the file of nginx names the loaded port", portIn("/etc/nginx/local/replicas.conf") === served],
      ["one server runs", String(running) === units],
      ["one server is enabled", String(readdirSync(this.path("state/enabled")).sort()) === units],
      ["visitors have the current release", visitors === current],
      ["the clone is at its commit", read("/srv/site/source/.git/HEAD") === commit],
      ["the configuration is its own", read("/etc/nginx/nginx.conf") === this.#configurations.get(commit)],
      ["the release before exists", previous === undefined || releases.includes(previous)],
    ];
    const faults = agreements.flatMap(([name, holds]) => (holds ? [] : name));
    return { served, running, visitors, current, previous, releases, commit, faults };
  }

  override remove(): void {
    for (const unit of readdirSync(join(this.#state, "running")))
      process.kill(Number(readFileSync(join(this.#state, "running", unit), "utf8")), "SIGKILL");
    super.remove();
  }
}
