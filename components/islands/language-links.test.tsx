/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { hydrate } from "../../testing/browser/hydrate-island";
import { LanguageLinks } from "./language-links";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useSelectedLayoutSegments: () => [] }));

/** Shows the page at an address. */
function show(address: string): void {
  history.replaceState(null, "", address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  hydrate(<LanguageLinks languages={[{ code: "hi", name: "हिन्दी" }]} />);
}

const href = () => screen.getByText("हिन्दी").getAttribute("href");

it.each([
  ["/search?q=tank", "/hi/search?q=tank"],
  ["/product/find/nitrogen/500-scfm#results", "/hi/product/find/nitrogen/500-scfm#results"],
  ["/contact/about/product-4?flow=300", "/hi/contact/about/product-4?flow=300"],
  ["/about#how", "/hi/about#how"],
  ["/about", "/hi/about"],
])("leads from %s to %s before anybody presses it", (shown, expected) => {
  show(shown);
  expect(href()).toBe(expected);
});

it("follows the query and the fragment of the page", async () => {
  show("/search");
  act(() => {
    history.pushState(null, "", "/search?q=tank");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(href()).toBe("/hi/search?q=tank");
  await act(async () => {
    location.hash = "#list";
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  });
  expect(href()).toBe("/hi/search?q=tank#list");
});
