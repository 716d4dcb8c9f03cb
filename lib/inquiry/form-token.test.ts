/** @jest-environment node */
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

it("is valid from two seconds to more than a year", () => {
  for (const age of [2_000, 60_000, day, 399 * day])
    expect(isValidFormToken(createFormToken(now - age), now)).toBe(true);
  for (const age of [-day, -1, 0, 1_999, 401 * day])
    expect(isValidFormToken(createFormToken(now - age), now)).toBe(false);
});

it("is not valid when it was changed or forged", () => {
  const token = createFormToken(now - day);
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
    expect(isValidFormToken(forged, now)).toBe(false);
  }
});

it("is the same in every process with the same secrets, and in no other", () => {
  const token = createFormToken(now - day);
  const check = (password: string) => {
    mockPassword = password;
    let good = false;
    jest.isolateModules(() => {
      good = require("./form-token").isValidFormToken(token, now);
    });
    return good;
  };
  expect(check("the-password")).toBe(true);
  expect(check("another")).toBe(false);
  expect(token).not.toContain("password");
});
