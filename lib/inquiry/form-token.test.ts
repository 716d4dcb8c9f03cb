import { createFormToken, isValidFormToken } from "./form-token";

let mockPassword = "the-password";
jest.mock("next/cache", () => ({ cacheLife: jest.fn() }));
jest.mock("../runtime/env", () => ({
  env: () => ({
    BACKEND_USERNAME: "the-reader",
    BACKEND_PASSWORD: mockPassword,
    REVALIDATE_SECRET: undefined,
  }),
}));

const now = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;

it("is valid from two seconds to more than a year", async () => {
  for (const age of [2_000, 60_000, day, 399 * day])
    expect(await isValidFormToken(await createFormToken(now - age), now)).toBe(true);
  for (const age of [-day, -1, 0, 1_999, 401 * day])
    expect(await isValidFormToken(await createFormToken(now - age), now)).toBe(false);
});

it("is not valid when it was changed or forged", async () => {
  const token = await createFormToken(now - day);
  const [time = "", signature = ""] = token.split(".");
  const earlier = (now - 2 * day).toString(36);
  for (const forged of [
    "",
    ".",
    "x",
    time,
    `${time}.`,
    `.${signature}`,
    `${earlier}.${signature}`,
    `${token}x`,
    token.toUpperCase(),
    `${time}.${signature.replace(/^./, "é")}`,
  ]) {
    expect(await isValidFormToken(forged, now)).toBe(false);
  }
});

/** Runs in modules, and with a key, of their own. */
async function inNewProcess(work: () => Promise<void>): Promise<void> {
  (globalThis as { [key: symbol]: unknown })[Symbol.for("site.per-process")] = undefined;
  await jest.isolateModulesAsync(work);
}

it("is the same in every process with the same secrets, and in no other", async () => {
  const token = await createFormToken(now - day);
  const check = async (password: string) => {
    mockPassword = password;
    let good = false;
    await inNewProcess(async () => {
      good = await require("./form-token").isValidFormToken(token, now);
    });
    return good;
  };
  expect(await check("the-password")).toBe(true);
  expect(await check("another")).toBe(false);
  expect(token).not.toContain("password");
});

it("lets the site respond to others while it derives the key", async () => {
  let hasResponded = false;
  setImmediate(() => {
    hasResponded = true;
  });
  await inNewProcess(async () => {
    await require("./form-token").createFormToken();
  });
  expect(hasResponded).toBe(true);
});
