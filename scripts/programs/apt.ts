import { existsSync } from "node:fs";
import { startChild } from "../process/child.ts";
import { step, warn } from "../process/terminal.ts";

/** What a person types to install one of Debian's packages. */
export function aptCommand(name: string): string {
  return `apt-get update && apt-get install -y --no-install-recommends ${name}`;
}

/**
 * Installs one of Debian's packages where that is possible: with apt, and as root. Where it fails, it says why.
 * @param service what systemd would start with it, and is not to: the program alone is wanted
 */
export async function installPackage(name: string, env: NodeJS.ProcessEnv, service?: string): Promise<void> {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync("/usr/bin/apt-get")) return;
  const progress = step(`Installing ${name} (apt-get install ${name})`);
  const child = startChild({
    name: "apt-get",
    program: "/bin/sh",
    args: ["-c", `${withoutService(service)}${aptCommand(name)}`],
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    onLine: (line) => progress.update(line),
  });
  const code = await child.ended;
  if (code === 0) {
    progress.done();
  } else {
    progress.stop();
    warn(child.tail.slice(-15).join("\n"));
  }
}

function withoutService(service: string | undefined): string {
  return service && existsSync("/run/systemd/system") ? `systemctl mask ${service}; ` : "";
}
