/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { ErrorMessage } from "./error-message";

function failed(message: string, more: { status?: number } = {}) {
  const error = Object.assign(new Error(message), more);
  error.stack = "Error: at secretFunction (/srv/site/secret.js:1:1)";
  return error;
}

afterEach(() => jest.restoreAllMocks());

it("shows the message as an alert", () => {
  render(<ErrorMessage error={failed("Network Error")} retry={() => {}} />);
  expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Network Error");
});

it("shows the status before the message", () => {
  render(<ErrorMessage error={failed("Bad Gateway", { status: 502 })} retry={() => {}} />);
  expect(screen.getByRole("alert")).toHaveTextContent("502 Bad Gateway");
});

it("has no alert without a message", () => {
  render(<ErrorMessage error={failed("")} retry={() => {}} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("retries once per click", () => {
  const retry = jest.fn();
  render(<ErrorMessage error={failed("x")} retry={retry} />);
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ["development", true],
  ["production", false],
  ["test", false],
] as const)("in %s, stack shown: %s", (mode, shown) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  const { container } = render(<ErrorMessage error={failed("x")} retry={() => {}} />);
  expect(/secretFunction/.test(container.textContent ?? "")).toBe(shown);
});
