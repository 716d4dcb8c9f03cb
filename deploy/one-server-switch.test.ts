import { writeFileSync } from "node:fs";
import { Machine } from "../testing/deploy/machine.ts";

const machine = new Machine();
afterAll(() => machine.remove());
const commits = ["a", "b"].map((text) => machine.commit(text));

/** Runs a command, and looks at what it has left behind. */
function site(...args: string[]) {
  const { code, output } = machine.site(args);
  const { servers } = machine;
  return { code, output, ...servers };
}

/** One server, which visitors have and which starts again with the machine; links and files are those of its release. */
function expectAgreement(found: ReturnType<typeof site>): void {
  const { served, current } = found;
  const units = ["site-backend", `site@${served}`];
  expect(found).toMatchObject({
    inFile: served,
    running: units,
    enabled: units,
    visitors: current,
    source: found.commit,
    isConfigurationOfCurrent: true,
  });
  expect(found.releases).toEqual(expect.arrayContaining([current, found.previous]));
}

/** To one of two commits, the one that visitors do not have. */
function update() {
  return site("update", commits.find((commit) => commit !== machine.servers.commit) ?? "");
}

beforeEach(() => machine.failAt(0));

it("updates and rolls back, one server at a time", () => {
  const first = update();
  expect(first).toMatchObject({ code: 0, served: "3002", previous: "0" });
  expectAgreement(first);
  const second = update();
  expect(second).toMatchObject({ code: 0, served: "3001", previous: first.current });
  expect(second.releases).toEqual([first.current, second.current]);
  expectAgreement(second);
  const back = site("rollback");
  expect(back).toMatchObject({ code: 0, served: "3002", current: first.current, previous: second.current });
  expectAgreement(back);
});

it("undoes a switch that fails at any of its steps; then update and rollback work", () => {
  update();
  const steps = machine.steps.length;
  expect(steps).toBeGreaterThan(30);
  const seen = new Set<string>();
  for (let step = 1; step <= steps; step++) {
    const before = machine.servers;
    machine.failAt(step);
    const found = update();
    const failed = machine.steps[step - 1];
    const isUndone = found.current === before.current;
    try {
      expectAgreement(found);
      expect(found.previous).toBe(isUndone ? before.previous : before.current);
    } catch (error) {
      throw new Error(`The step ${failed} failed\n${found.output}\n${(error as Error).message}`);
    }
    seen.add(`${found.code === 0 ? "succeeds" : "fails"}, ${isUndone ? "undone" : "done"}`);
    machine.failAt(0);
  }
  expect([...seen].sort()).toEqual(["fails, done", "fails, undone", "succeeds, done"]);
  const visitors = machine.servers.current;
  const next = update();
  expect(next).toMatchObject({ code: 0, previous: visitors });
  expectAgreement(next);
  const back = site("rollback");
  expect(back).toMatchObject({ code: 0, current: visitors, previous: next.current });
  expectAgreement(back);
});

it.each([
  ["whose configuration nginx refuses", "broken", ""],
  ["that is not healthy", "unhealthy", "The release is not healthy."],
  ["that nginx does not load although it passes its test", "good", ""],
])("keeps visitors at their release when there is a new one %s", (_, text, reason) => {
  const before = machine.servers;
  machine.commit(text);
  machine.reloadFails = text === "good";
  const found = site("update", "main");
  machine.reloadFails = false;
  expect(found).toMatchObject({ code: 1, current: before.current, previous: before.previous });
  expect(found.output).toContain(reason);
  expect(found.output).toContain(`Visitors keep the release before: ${machine.path("/srv/site/releases")}`);
  expectAgreement(found);
});

it("builds nothing while nginx could not be reloaded anyway", () => {
  writeFileSync(machine.path("/etc/nginx/nginx.conf"), "broken");
  const found = update();
  expect(found).toMatchObject({
    code: 1,
    output: expect.stringContaining("nginx's configuration has an error"),
  });
  expect(machine.steps.some((step) => step.startsWith("build"))).toBe(false);
  // As an operator would.
  expect(machine.site(["rollback"]).code).toBe(0);
});

it("goes by what runs after an update that was killed: by nginx's port and the release of its server", () => {
  const good = update();
  const before = machine.servers;
  machine.failAt(machine.steps.lastIndexOf("nginx -qt") + 1, "kill");
  const killed = update();
  expect(killed).toMatchObject({ code: null, visitors: before.current, previous: before.current });
  expect(killed.running).toEqual(["site-backend", "site@3001", "site@3002"]);
  machine.failAt(0);
  const next = update();
  expect(next).toMatchObject({ code: 0, previous: good.current });
  expect(machine.steps).not.toContain(`systemctl restart site@${before.served}`);
  expectAgreement(next);
  expect(site("rollback")).toMatchObject({ code: 0, current: good.current });
});
