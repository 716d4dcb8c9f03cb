import { Machine } from "../testing/deploy/machine.ts";

const machine = new Machine();
afterAll(() => machine.remove());

it("undoes a switch that fails at any of its steps; then update and rollback work", () => {
  machine.update();
  const steps = machine.steps.length;
  expect(steps).toBeGreaterThan(30);
  const seen = new Set<string>();
  for (let step = 1; step <= steps; step++) {
    const before = machine.servers;
    machine.failAt(step);
    const { code, output, current, previous, faults } = machine.update();
    const isUndone = current === before.current;
    const rightPrevious = isUndone ? before.previous : before.current;
    const failed = machine.steps[step - 1];
    expect({ failed, output, faults, previous }).toEqual({
      failed,
      output,
      faults: [],
      previous: rightPrevious,
    });
    seen.add(`${code === 0 ? "succeeds" : "fails"}, ${isUndone ? "undone" : "done"}`);
    machine.failAt(0);
  }
  expect([...seen].sort()).toEqual(["fails, done", "fails, undone", "succeeds, done"]);
  const { current: visitors } = machine.servers;
  const next = machine.update();
  expect(next).toMatchObject({ code: 0, previous: visitors, faults: [] });
  const back = machine.run("rollback");
  expect(back).toMatchObject({ code: 0, current: visitors, previous: next.current, faults: [] });
});
