import { checkEnvironment } from "./check-environment";
import { env } from "./env";

jest.mock("./env", () => ({ env: jest.fn(() => ({ PERIOD_SCALE: 1 })), weakSecrets: () => [] }));

afterEach(() => jest.restoreAllMocks());

it("ends the process with one line", () => {
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
