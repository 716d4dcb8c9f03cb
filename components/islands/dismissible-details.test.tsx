import type { ClosableBox } from "@/lib/site/inline-scripts";
import { DismissibleDetails } from "./dismissible-details";
import { hydrate } from "./test-hydrate";

function box(name: string = "chat") {
  const { container, unmount } = hydrate(
    <DismissibleDetails name={name as ClosableBox}>
      <summary>Chat</summary>
    </DismissibleDetails>,
  );
  const details = container.querySelector("details");
  if (!details) throw new Error("no box");
  /** The effect of a click on the summary. */
  const toggle = (open: boolean) => {
    details.open = open;
    details.dispatchEvent(new Event("toggle"));
  };
  return { details, toggle, unmount };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("is open initially", () => {
  expect(box().details.open).toBe(true);
});

it("stays closed until it is opened again", () => {
  const first = box();
  first.toggle(false);
  first.unmount();
  const second = box();
  expect(second.details.open).toBe(false);
  second.toggle(true);
  second.unmount();
  expect(box().details.open).toBe(true);
});

it("stores each name separately", () => {
  box("chat").toggle(false);
  expect(box("news").details.open).toBe(true);
});

it("works without session storage", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  const { details, toggle } = box();
  toggle(false);
  expect(details.open).toBe(false);
  toggle(true);
  expect(details.open).toBe(true);
});
