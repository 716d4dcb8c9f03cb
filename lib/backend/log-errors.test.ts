import { BackendError } from "./error";
import { hideLoggedErrors } from "./log-errors";

it("hides the errors that the client has logged, and no others", () => {
  const { error: original } = console;
  const print = jest.spyOn(console, "error").mockImplementation(() => {});
  hideLoggedErrors();
  const { console: output } = globalThis;
  output.error(new BackendError("Network Error"));
  output.error("⨯", new BackendError("Network Error"));
  expect(print).not.toHaveBeenCalled();
  output.error("other", new Error("x"));
  expect(print).toHaveBeenCalledWith("other", new Error("x"));
  output.error = original;
});
