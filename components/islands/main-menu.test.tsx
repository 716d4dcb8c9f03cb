/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { menuGroups } from "@/lib/content/menu";
import { hydrate } from "../../testing/browser/hydrate-island";
import { MainMenu } from "./main-menu";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const groups = menuGroups(
  { services: [], expertise: [], families: [], unpublished: new Set(), own: [] },
  "en",
);
let isWide = true;

beforeEach(() => {
  isWide = true;
  jest.mocked(usePathname).mockReturnValue("/leadership");
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: isWide }) });
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
