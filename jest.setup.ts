/// <reference types="@testing-library/jest-dom" />

// Loading the matchers takes longer than many a test without a DOM.
if ("document" in globalThis) require("@testing-library/jest-dom");
