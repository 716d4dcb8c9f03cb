/** @jest-environment node */
import { BackendError } from "../backend/error";
import { env } from "./env";
import { checkEnvironment, quietBackendErrors } from "./startup";

jest.mock("./env", () => ({ env: jest.fn(), weakSecrets: () => [] }));

afterEach(() => jest.restoreAllMocks());

describe("checkEnvironment", () => {
  it("stops the server with one line", () => {
    const exit = jest.spyOn(process, "exit").mockImplementation((() => undefined) as never);
    const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    checkEnvironment();
    expect(exit).not.toHaveBeenCalled();
    jest.mocked(env).mockImplementation(() => {
      throw new Error("Environment: BACKEND_URL is not set.");
    });
    checkEnvironment();
    expect(write.mock.calls).toEqual([["Environment: BACKEND_URL is not set.\n"]]);
    expect(exit).toHaveBeenCalledWith(1);
  });
});

describe("quietBackendErrors", () => {
  it("leaves out what the client has logged, and nothing else", () => {
    const { error: before } = console;
    const print = jest.spyOn(console, "error").mockImplementation(() => {});
    quietBackendErrors();
    const { console: output } = globalThis;
    output.error(new BackendError("Network Error"));
    output.error("⨯", new BackendError("Network Error"));
    expect(print).not.toHaveBeenCalled();
    output.error("other", new Error("x"));
    expect(print).toHaveBeenCalledWith("other", new Error("x"));
    output.error = before;
  });
});
