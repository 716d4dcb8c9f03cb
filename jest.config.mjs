import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" })({
  testEnvironment: "jsdom",
  testMatch: [
    "<rootDir>/*.test.ts",
    "<rootDir>/{app,backend,components,deploy,lib,scripts,server,service-worker,tools}/**/*.test.{ts,tsx}",
  ],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  clearMocks: true,
  // Some tests start real servers, also on busy machines.
  testTimeout: 30_000,
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
];

export default async () => ({
  ...(await createConfig()),
  transformIgnorePatterns: [`/node_modules/(?!(${transformedPackages.join("|")})/)`, "\\.module\\.css$"],
});
