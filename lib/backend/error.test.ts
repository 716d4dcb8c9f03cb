import { BackendError, safeMessage } from "./error";

it("carries the message in its digest", () => {
  const error = new BackendError("Request failed with status code 503", { cause: "secret" });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("BackendError");
  // In production only the digest of an error thrown in a cached function remains.
  expect(safeMessage({ digest: error.digest })).toBe("Request failed with status code 503");
  expect(safeMessage(Object.assign(new Error("hidden"), { digest: error.digest }))).toBe(error.message);
  expect(error.digest).not.toContain("secret");
});

it("says what is wrong after a 401, whatever the backend answers", () => {
  const cause = "the backend does not accept BACKEND_USERNAME and BACKEND_PASSWORD";
  expect(new BackendError("Request failed with status code 401", { cause: "no token" }).cause).toBe(cause);
  expect(new BackendError("Request failed with status code 403", { cause: "x" }).cause).toBe("x");
});

it.each([
  undefined,
  null,
  "backend: x",
  new Error("backend: x"),
  { digest: 5 },
  { digest: "NEXT_REDIRECT;x" },
  { digest: "x backend: y" },
])("has no safe message for other errors: %p", (thrown) => {
  expect(safeMessage(thrown)).toBeUndefined();
});
