/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { hydrate } from "../../testing/browser/hydrate-island";
import { LanguageLinks } from "./language-links";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

it.each([
  ["/search?q=tank", "/hi/search?q=tank"],
  ["/product?gas=nitrogen&flow=500SCFM&units=SCFM", "/hi/product?gas=nitrogen&flow=500SCFM&units=SCFM"],
  ["/contact?about=product-4", "/hi/contact?about=product-4"],
  ["/about", "/hi/about"],
])("leads from %s to %s", (shown, expected) => {
  history.replaceState(null, "", shown);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  hydrate(<LanguageLinks languages={[{ code: "hi", name: "हिन्दी" }]} />);
  const link = screen.getByText("हिन्दी");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.getAttribute("href")?.replace(location.origin, "")).toBe(expected);
});
