import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Machine } from "../testing/deploy/machine.ts";
import { hasNginx, TestNginx } from "../testing/deploy/nginx.ts";
import { waitUntil } from "../testing/http/http.ts";

const machine = new Machine();
afterAll(() => machine.remove());
beforeEach(() => machine.failAt(0));

it("updates and rolls back, one server at a time", () => {
  const first = machine.update();
  expect(first).toMatchObject({ code: 0, served: "3002", previous: "0", faults: [] });
  const second = machine.update();
  expect(second).toMatchObject({ code: 0, served: "3001", previous: first.current, faults: [] });
  expect(second.releases).toEqual([first.current, second.current]);
  const back = machine.run("rollback");
  expect(back).toMatchObject({ code: 0, served: "3002", current: first.current, faults: [] });
  expect(back.previous).toBe(second.current);
});

it.each([
  ["whose configuration nginx refuses", "broken", "nginx does not send visitors to port 300"],
  ["that is not healthy", "unhealthy", "The release is not healthy."],
  [
    "that nginx does not load although it passes its test",
    "good",
    "nginx does not send visitors to port 300",
  ],
])("keeps visitors at their release when there is a new one %s", (_, text, reason) => {
  const { current, previous } = machine.servers;
  const commit = machine.commit(text);
  machine.reloadFails = text === "good";
  const found = machine.run("update", commit);
  machine.reloadFails = false;
  expect(found).toMatchObject({ code: 1, current, previous, faults: [] });
  expect(found.output).toContain(reason);
  expect(found.output).toContain(`Visitors keep the release before: ${machine.path("/srv/site/releases")}`);
});

it("goes by what runs after an update that was killed: by nginx's port and the release of its server", () => {
  const good = machine.update();
  machine.failAt(machine.steps.lastIndexOf("nginx -qt") + 1, "kill");
  const killed = machine.update();
  expect(killed).toMatchObject({ code: null, visitors: good.current, previous: good.current });
  expect(killed.running).toEqual(["site-backend", "site@3001", "site@3002"]);
  machine.failAt(0);
  const next = machine.update();
  expect(next).toMatchObject({ code: 0, previous: good.current, faults: [] });
  expect(machine.steps).not.toContain(`systemctl restart site@${good.served}`);
  expect(machine.run("rollback")).toMatchObject({ code: 0, current: good.current, faults: [] });
});

it("builds nothing while nginx has an error in its configuration", () => {
  writeFileSync(machine.path("/etc/nginx/nginx.conf"), "broken");
  const { code, output } = machine.update();
  expect([code, output]).toEqual([1, "nginx's configuration has an error. Nothing has changed.\n"]);
  expect(machine.steps.some((step) => step.startsWith("build"))).toBe(false);
});

const itWithNginx = hasNginx ? it : it.skip;

itWithNginx(
  "reads from nginx itself which port it has loaded, whether a server is there or not",
  async () => {
    const nginx = await TestNginx.open(9);
    const script = readFileSync("deploy/one-server/switch.sh", "utf8").replaceAll(
      ":3000",
      `:${nginx.insidePort}`,
    );
    const served = () =>
      execFileSync("sh", ["-c", `${script}\nserved_port || true`], { encoding: "utf8" }).trim();
    try {
      expect(served()).toBe("9");
      nginx.sendTo(10);
      expect(served()).toBe("9");
      nginx.reload();
      await waitUntil("nginx tells its new port", () => served() === "10");
    } finally {
      await nginx.close();
    }
  },
);
