import nextJest from "next/jest.js";

/** `npm run test:slow` runs `*.slow.test.ts`, `npm test` all others; a command that names files runs those. */
const slowTests = "\\.slow\\.test\\.tsx?$";
const ignoredTests = { everyday: [slowTests], slow: ["(?<!\\.slow)\\.test\\.tsx?$"] };

const createConfig = nextJest({ dir: "./" })({
  testMatch: [
    "<rootDir>/*.test.ts",
    "<rootDir>/{adapters,app,backend,components,content,deploy,lib,scripts,server,tools}/**/*.test.{ts,tsx}",
  ],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  // Other commits that `npm run bench` has checked out.
  modulePathIgnorePatterns: ["<rootDir>/.bench/"],
  testPathIgnorePatterns: ["/node_modules/", ...(ignoredTests[process.env.TEST_SET] ?? [])],
  clearMocks: true,
  // Ends tests that hang, also on a slow machine.
  testTimeout: 120_000,
  // Jest's default leaves one CPU free, half of two.
  maxWorkers: "100%",
  // On a busy machine, freeing a worker's memory takes longer than the default of 0.5 s. A worker that stays is still reported.
  workerGracefulExitTimeout: 10_000,
});

/** Jest needs CommonJS: these packages are ES modules only. */
const transformedPackages = [
  "htmlparser2",
  "domhandler",
  "domutils",
  "dom-serializer",
  "domelementtype",
  "entities",
  "culori",
  "p-limit",
  "yocto-queue",
  "use-intl",
];

export default async () => ({
  ...(await createConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${transformedPackages.join("|")})/)`, "\\.module\\.css$"],
});
