import { chooseStages } from "./choose-stages.ts";

const namesOf = (...args: string[]) => chooseStages(args).stages.map(({ name }) => name);

test("runs everything, or the stages that are named", () => {
  expect(namesOf()).toEqual(["next", "lint", "types", "unit", "build", "e2e"]);
  expect(namesOf("--only", "e2e, unit")).toEqual(["unit", "e2e"]);
  expect(() => namesOf("--only", "units")).toThrow(
    "No such stage: units. There are: next, lint, types, unit, build, e2e.",
  );
});

test("the quick run has the same stages and says so", () => {
  expect(chooseStages([])).toMatchObject({ isQuick: false });
  expect(chooseStages(["--quick"])).toMatchObject({ isQuick: true });
  expect(namesOf("--quick")).toEqual(namesOf());
});

test("slow scenes are a run of their own", () => {
  expect(chooseStages([])).toMatchObject({ set: "everyday" });
  expect(chooseStages(["--slow"])).toMatchObject({ set: "slow" });
  expect(namesOf("--slow").filter((name) => name !== "build")).toEqual(["unit", "e2e"]);
  expect(chooseStages(["scripts/test/choose-stages.test.ts"])).toMatchObject({ set: "named" });
});

test("a unit test file needs no build", () => {
  expect(namesOf("scripts/test/choose-stages.test.ts")).toEqual(["unit"]);
});

test("a browser test file comes after a build, if one is needed", () => {
  expect(namesOf("e2e/pages/about.spec.ts").filter((name) => name !== "build")).toEqual(["e2e"]);
});

test.each([
  [["lib/none.test.ts"], "There is no file lib/none.test.ts."],
  [["lib"], "There is no file lib."],
  [["package.json"], "package.json is not a test"],
  [["scripts/test/choose-stages.test.ts", "--only", "unit"], "Give files or --only, not both."],
  [["--nope"], "Unknown option '--nope'"],
])("%s is refused in words", (args, message) => {
  expect(() => chooseStages(args)).toThrow(message);
});
