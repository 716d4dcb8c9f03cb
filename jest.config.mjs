import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" })({
  testEnvironment: "jsdom",
  testMatch: [
    "<rootDir>/*.test.ts",
    "<rootDir>/{app,backend,components,deploy,lib,scripts,server,tools}/**/*.test.{ts,tsx}",
  ],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  clearMocks: true,
  // Some tests start real servers, and some machines are busy.
  testTimeout: 30_000,
  // By itself Jest leaves one processor free: of two, half.
  maxWorkers: "100%",
});

/** Packages that are ES modules only: jest loads modules its own way, and needs them translated. */
const translated = [
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
  transformIgnorePatterns: [`/node_modules/(?!(${translated.join("|")})/)`, "\\.module\\.css$"],
});
