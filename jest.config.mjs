import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

export default createConfig({
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{app,backend,components,lib,scripts}/**/*.test.{ts,tsx}"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  clearMocks: true,
});
