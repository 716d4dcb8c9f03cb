/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { Activity, type ComponentProps } from "react";
import { ItemDialog } from "./item-dialog";

jest.mock("next/navigation");

const item = { id: "2", title: "Dew point", description: "<p>Cold</p>" };

/** A page that the router keeps, with the dialog over its list. */
function Page({ mode = "visible" }: { mode?: "visible" | "hidden" }) {
  // Another array and object each time, as after a publication.
  const items = [{ ...item }] as unknown as ComponentProps<typeof ItemDialog>["items"];
  return (
    <Activity mode={mode}>
      <ItemDialog items={items} />
    </Activity>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(history, "back").mockImplementation(() => {});
  // jsdom has neither. Browsers send the event in a later task, too.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (this.open) setTimeout(() => this.dispatchEvent(new Event("close")));
    this.open = false;
  };
  history.replaceState({ listPage: 1 }, "", "/miscellaneous/item/2");
  jest.mocked(usePathname).mockReturnValue(location.pathname);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function open() {
  const { container, rerender } = render(<Page />);
  const dialog = container.querySelector("dialog") as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  return { dialog, rerender };
}

it("goes back to the list when the visitor closes it", () => {
  const { dialog } = open();
  dialog.close();
  act(() => jest.runAllTimers());
  expect(history.back).toHaveBeenCalledTimes(1);
});

it("stays open, and goes nowhere, when its item is rendered again", () => {
  const { dialog, rerender } = open();
  rerender(<Page />);
  act(() => jest.runAllTimers());
  expect(dialog.open).toBe(true);
  expect(history.back).not.toHaveBeenCalled();
});

it("goes nowhere when the router hides its page", () => {
  const { dialog, rerender } = open();
  rerender(<Page mode="hidden" />);
  act(() => jest.runAllTimers());
  expect(dialog.open).toBe(false);
  expect(history.back).not.toHaveBeenCalled();
});
