import { statSync } from "node:fs";
import { readOptions } from "../process/options.ts";
import { CliError } from "../process/terminal.ts";
import { php } from "../programs/system-packages.ts";
import {
  buildStage,
  buildStageIfNeeded,
  e2eStage,
  lintStage,
  nextStage,
  type TestStage,
  typesStage,
  unitStage,
} from "./stages.ts";

/** Loads every route once. */
const ROUTE_AUDIT = "e2e/pages/route-audit.spec.ts";

const names = ["next", "lint", "types", "unit", "build", "e2e"];

const HELP = `Usage: npm test [-- options or files]

npm test                                everything: ${names.join(", ")}
npm test -- --quick                     fewer cases in long unit tests, and of e2e only one pass over every route
npm test -- --only unit,e2e             only these stages
npm test -- lib/site/routes.test.ts     one unit test file, or several
npm test -- e2e/pages/about.spec.ts     one browser test file; builds the site first if the last build is out of date
npm run test:slow                       slow and rare cases: *.slow.test.ts and *.slow.spec.ts
npm run lint, npm run format            only lint, or only format`;

/** The tests that a run reads: those of every day, the slow ones, or those of the files that it names. */
type TestSet = "everyday" | "slow" | "named";

type TestRun = { isQuick: boolean; set: TestSet; stages: TestStage[] };

/**
 * The stages that the arguments ask for.
 * @throws CliError that names the wrong argument
 */
export function chooseStages(args: string[]): TestRun {
  const flag = { type: "boolean" } as const;
  const options = { only: { type: "string" }, quick: flag, slow: flag } as const;
  const { values, positionals: files } = readOptions(HELP, { args, options, allowPositionals: true });
  const isQuick = values.quick ?? false;
  if (files.length > 0) {
    if (values.only !== undefined) throw new CliError(`Give files or --only, not both.\n\n${HELP}`);
    return { isQuick, set: "named", stages: stagesOfFiles(files) };
  }
  if (values.slow) return { isQuick, set: "slow", stages: slowStages() };
  const stages = [
    nextStage,
    lintStage,
    typesStage,
    unitStage(),
    buildStage,
    isQuick ? { ...e2eStage({ files: [ROUTE_AUDIT] }), title: "Every route once" } : e2eStage(),
  ];
  const wanted = values.only?.split(",").map((name) => name.trim()) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new CliError(`No such stage: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  return { isQuick, set: "everyday", stages: stages.filter(({ name }) => wanted.includes(name)) };
}

/** They use the build of `npm test`. */
function slowStages(): TestStage[] {
  const everyday = unitStage();
  const unit = { ...everyday, title: "Slow unit tests", programs: [...(everyday.programs ?? []), php] };
  return [unit, ...buildStageIfNeeded(), { ...e2eStage(), title: "Slow end-to-end tests" }];
}

function stagesOfFiles(files: string[]): TestStage[] {
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CliError(`There is no file ${file}.`);
    if (!isUnitTest(file) && !isBrowserTest(file))
      throw new CliError(
        `${file} is not a test: names of unit tests end with .test.ts(x), of browser tests with .spec.ts.`,
      );
  }
  const unit = files.filter(isUnitTest);
  const browser = files.filter(isBrowserTest);
  return [
    ...(unit.length > 0 ? [unitStage({ files: unit, isShown: true })] : []),
    ...(browser.length > 0 ? [...buildStageIfNeeded(), e2eStage({ files: browser, isShown: true })] : []),
  ];
}

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => /\.spec\.ts$/.test(file);
