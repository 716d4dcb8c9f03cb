/// <reference types="@testing-library/jest-dom" />

// Loading the matchers takes longer than many a test without a DOM.
if ("document" in globalThis) require("@testing-library/jest-dom");

// Each test file loads the modules again: their listeners would outlive it, and add up.
const exitListeners = new Set(process.listeners("exit"));
afterAll(() => {
  for (const listener of process.listeners("exit"))
    if (!exitListeners.has(listener)) process.removeListener("exit", listener);
});

// No unit test runs in Next, with the variables of this machine, or for its log lines. One that does has mocks of its own.
jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn(), revalidateTag: jest.fn() }));
jest.mock("./lib/runtime/env", () => ({
  env: () => ({ BACKEND_URL: "https://backend.test", SITE_URL: "https://site.test", SITE_NAME: "A Company" }),
}));
jest.mock("./lib/runtime/log", () => ({ log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() } }));

// Compiled by Next for the route of a page; a component rendered by a test is in English. React reads a promise with a status at once.
jest.mock("next/root-params", () => {
  const language = Object.assign(Promise.resolve("en"), { status: "fulfilled", value: "en" });
  return { lang: () => language };
});
