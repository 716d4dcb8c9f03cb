import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parse, parseAllDocuments } from "yaml";

const preload = "./scripts/process/watchdog.ts";

/** @param scale of the 30 s */
async function run(program: string, scale: string) {
  const env = { ...process.env, PERIOD_SCALE: scale };
  const child = spawn(process.execPath, ["--import", preload, "-e", program], { env });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { output, code, signal };
}

it("ends a process whose event loop is blocked, and says so", async () => {
  const { output, signal } = await run("while (true);", "0.01");
  expect(signal).toBe("SIGKILL");
  expect(JSON.parse(output)).toEqual({
    level: 60,
    time: expect.any(String),
    msg: "the event loop was blocked for 0.3 s, the process ends",
  });
});

it("keeps no process from its end", async () => {
  expect(await run("console.log('done')", "1")).toEqual({ output: "done\n", code: 0, signal: null });
});

it("watches each server that a service manager starts again", () => {
  for (const name of ["site@", "site-backend", "site-cms"]) {
    const unit = readFileSync(`deploy/systemd/${name}.service`, "utf8");
    expect(unit).toMatch(/^ExecStart=\S+node .*--import \.\/scripts\/process\/watchdog\.ts .*main\.ts$/m);
    expect(unit).toMatch(/^Restart=always$/m);
  }
  const image = readFileSync("deploy/docker/Dockerfile", "utf8");
  expect(image.match(/^CMD \["node", .*$/gm)).toHaveLength(2);
  for (const command of image.match(/^CMD \["node", .*$/gm) ?? [])
    expect(command).toContain(`"--import", "${preload}"`);
  const { services } = parse(readFileSync("deploy/docker/compose.yaml", "utf8"), { merge: true });
  expect(services.backend.command.join(" ")).toContain(`--import ${preload} `);
  // The first process of a container cannot be ended from within it.
  for (const name of ["site", "backend", "cms"])
    expect(services[name]).toMatchObject({ init: true, restart: "unless-stopped" });
  for (const name of ["site", "cms"]) {
    const [deployment] = parseAllDocuments(readFileSync(`deploy/kubernetes/${name}.yaml`, "utf8"));
    expect(deployment?.toJS().spec.template.spec).toMatchObject({ shareProcessNamespace: true });
  }
});
