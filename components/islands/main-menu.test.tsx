/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { renderToString } from "react-dom/server";
import { menuGroups } from "@/lib/content/menu";
import { hydrate } from "../../testing/browser/hydrate-island";
import { MainMenu } from "./main-menu";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const groups = menuGroups(
  { services: [], expertise: [], families: [], unpublished: new Set(), own: [] },
  "en",
);
let isWide = true;
let changeWidth: () => void;

beforeEach(() => {
  isWide = true;
  jest.mocked(usePathname).mockReturnValue("/leadership");
  const addEventListener = (_: string, listener: () => void) => {
    changeWidth = listener;
  };
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: isWide, addEventListener, removeEventListener() {} }),
  });
});

const element = (
  <MainMenu groups={groups} button={<summary>Menu</summary>}>
    <ul />
  </MainMenu>
);

function open(...labels: string[]) {
  const view = hydrate(element);
  const detailsOf = (label: string) =>
    screen.getByText(label, { selector: "summary" }).parentElement as HTMLDetailsElement;
  for (const label of labels) detailsOf(label).open = true;
  return { ...view, detailsOf };
}

it("names the toggle of a group for what it does, also one that was opened before hydration", () => {
  const { detailsOf } = open();
  const details = detailsOf("About Us");
  const toggle = screen.getByText("About Us", { selector: "summary" });
  expect(toggle).toHaveAccessibleName("Show About Us pages");
  for (const isOpen of [true, false]) {
    details.open = isOpen;
    fireEvent(details, new Event("toggle"));
    expect(toggle).toHaveAccessibleName(`${isOpen ? "Hide" : "Show"} About Us pages`);
  }
  cleanup();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element).replaceAll('<details name="menu"', '$& open=""');
  render(element, { container, hydrate: true });
  expect(screen.getByText("About Us", { selector: "summary" })).toHaveAccessibleName("Hide About Us pages");
});

it("marks the current group once: on its link, or on the toggle where there is no link", () => {
  const { container } = open();
  const marked = () => [...container.querySelectorAll("[aria-current]")].map(({ localName }) => localName);
  expect(marked()).toEqual(["a"]);
  isWide = false;
  act(changeWidth);
  expect(marked()).toEqual(["summary"]);
});

it.each([
  ["a press outside the dropdown closes", () => fireEvent.pointerDown(document.body), false],
  ["a press inside the dropdown stays", () => fireEvent.pointerDown(screen.getByText("Our Vision")), true],
  ["a link of the menu the dropdown closes", () => fireEvent.click(screen.getByText("Our Vision")), false],
  ["focus in another group the dropdown closes", () => fireEvent.focusIn(screen.getByText("Gallery")), false],
  ["focus in the group the dropdown stays", () => fireEvent.focusIn(screen.getByText("Our Vision")), true],
] as const)("with %s", (_, act, isOpen) => {
  const { detailsOf } = open("About Us");
  act();
  expect(detailsOf("About Us").open).toBe(isOpen);
});

it("keeps a section of the narrow menu open when the focus leaves it", () => {
  isWide = false;
  const { detailsOf } = open("Menu", "About Us");
  fireEvent.focusIn(screen.getByText("Gallery"));
  expect(detailsOf("About Us").open).toBe(true);
});
