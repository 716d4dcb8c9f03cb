/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { toast } from "./toast";
import { Toasts } from "./toasts";

jest.mock("./toast-host", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

it("shows the text for four seconds if its library does not load", async () => {
  const showPopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  jest.useFakeTimers();
  render(<Toasts />);
  toast("error", "You are offline");
  expect(await screen.findByRole("status", { hidden: true })).toHaveTextContent("You are offline");
  expect(showPopover).toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByText("You are offline")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText("You are offline")).toBeNull();
});
