/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { usePathname } from "next/navigation";
import type { ClosableBox } from "@/lib/site/inline-scripts";
import { hydrate } from "../../testing/browser/hydrate-island";
import { DismissibleDetails } from "./dismissible-details";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(() => "/about") }));

let isNarrow = false;

function box(name: string = "chat") {
  const { container, unmount } = hydrate(
    <DismissibleDetails name={name as ClosableBox}>
      <summary>Chat</summary>
    </DismissibleDetails>,
  );
  const details = container.querySelector("details");
  if (!details) throw new Error("no box");
  const toggle = () => act(() => details.querySelector("summary")?.click());
  return { details, toggle, unmount };
}

function scrollPage(top: number) {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  sessionStorage.clear();
  isNarrow = false;
  scrollPage(0);
  jest.mocked(usePathname).mockReturnValue("/about");
  window.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

it("works without session storage", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  const { details, toggle } = box();
  toggle();
  expect(details.open).toBe(false);
  toggle();
  expect(details.open).toBe(true);
});

describe("on a narrow screen", () => {
  beforeEach(() => {
    isNarrow = true;
  });

  it("folds after 400 px of scrolling, and unfolds at the top", () => {
    const { details } = box();
    scrollPage(400);
    expect(details.open).toBe(true);
    scrollPage(401);
    expect(details.open).toBe(false);
    scrollPage(100);
    expect(details.open).toBe(true);
  });

  it("folds while a field has the focus", () => {
    const { details } = box();
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    expect(details.open).toBe(false);
    field.remove();
    scrollPage(1);
    expect(details.open).toBe(true);
  });

  it("stays as the visitor wants it until the next change", () => {
    const { details, toggle } = box();
    scrollPage(500);
    toggle();
    scrollPage(900);
    expect(details.open).toBe(true);
    toggle();
    scrollPage(0);
    expect(details.open).toBe(false);
  });

  it("forgets nothing that it folds itself", () => {
    const { unmount } = box();
    scrollPage(500);
    unmount();
    scrollPage(0);
    expect(box().details.open).toBe(true);
  });
});

it("does not fold on a wide screen", () => {
  const { details } = box();
  scrollPage(5000);
  expect(details.open).toBe(true);
});
