/// <reference types="@testing-library/jest-dom" />

// Loading the matchers takes longer than many a test without a DOM.
if ("document" in globalThis) require("@testing-library/jest-dom");

// Each test file loads the modules again: their listeners would outlive it, and add up.
const exitListeners = new Set(process.listeners("exit"));
afterAll(() => {
  for (const listener of process.listeners("exit"))
    if (!exitListeners.has(listener)) process.removeListener("exit", listener);
});
