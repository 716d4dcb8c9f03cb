import { countJest, countPlaywright } from "./reports.ts";
import { fromReport, runStages, type StageResult, summary } from "./run-stages.ts";

let printed: string;
beforeEach(() => {
  printed = "";
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

function stage(name: string, result: StageResult | Error) {
  const run = jest.fn(async () => {
    if (result instanceof Error) throw result;
    return result;
  });
  return { name, title: name, run };
}

test("a stage waits for those before it, and others run side by side", async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const tracked = (name: string, wait?: Promise<void>) => async () => {
    order.push(`${name} begins`);
    await wait;
    order.push(`${name} ends`);
    return { passed: 1, failed: 0 };
  };
  const done = runStages([
    { name: "a", title: "a", run: tracked("a", first.promise) },
    { name: "b", title: "b", run: tracked("b") },
    { name: "c", title: "c", after: ["a", "absent"], run: tracked("c") },
  ]);
  await new Promise(setImmediate);
  expect(order).toEqual(["a begins", "b begins", "b ends"]);
  first.resolve();
  expect(await done).toMatchObject({ passed: 3, failed: 0 });
  expect(order.slice(3)).toEqual(["a ends", "c begins", "c ends"]);
});

test("starts nothing after a failure, lets the others end, and shows the failed output last", async () => {
  const last = { ...stage("c", { passed: 1, failed: 0 }), after: ["a", "b"] };
  const slow = Promise.withResolvers<void>();
  const counts = runStages([
    stage("b", { passed: 3, failed: 2, output: "the reason" }),
    {
      name: "a",
      title: "a",
      run: async () => {
        await slow.promise;
        return { passed: 1, failed: 0, output: "of no interest" };
      },
    },
    last,
  ]);
  slow.resolve();
  expect(summary(await counts)).toBe("4 passed, 2 failed");
  expect(last.run).not.toHaveBeenCalled();
  expect(printed).toMatch(/c: not run\n\nb:\nthe reason\n$/);
  expect(printed).not.toContain("of no interest");
});

test("a stage that throws has failed", async () => {
  const counts = await runStages([stage("a", new Error("broken"))]);
  expect(summary(counts)).toBe("0 passed, 1 failed");
  expect(printed).toContain("broken");
});

test("no report, no tests, and a failure outside the tests are failures", () => {
  expect(fromReport(undefined, 0, "")).toMatchObject({ passed: 0, failed: 1 });
  expect(fromReport({ passed: 0, failed: 0, skipped: 3 }, 0, "")).toMatchObject({ passed: 0, failed: 1 });
  expect(fromReport({ passed: 5, failed: 0 }, 1, "")).toMatchObject({ passed: 5, failed: 1 });
  expect(fromReport({ passed: 5, failed: 2 }, 1, "")).toMatchObject({ passed: 5, failed: 2 });
  expect(fromReport({ passed: 5, failed: 0 }, 0, "")).toMatchObject({ passed: 5, failed: 0 });
});

test("counts Jest's report, including files that could not be run", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

test("counts Playwright's report, with errors outside the tests as failures", () => {
  const stats = { expected: 7, unexpected: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 1, skipped: 2 });
  expect(countPlaywright({ stats, errors: [{}] })).toMatchObject({ failed: 2 });
});
