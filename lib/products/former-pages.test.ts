import { permanentRedirect } from "next/navigation";
import { redirectFormerPage } from "./former-pages";

jest.mock("next/navigation", () => ({ permanentRedirect: jest.fn() }));
beforeEach(() => {
  jest.mocked(permanentRedirect).mockClear();
});

it.each([
  ["2", 20, "en", "/product"],
  ["3", 20, "hi", "/hi/product"],
  ["4", 20, "en", undefined],
  ["2", 9, "hi", undefined],
  ["0", 20, "en", undefined],
  ["x", 20, "en", undefined],
] as const)(
  "page %s of %i products, which had nine a page, in %s leads to %s",
  (page, products, language, path) => {
    redirectFormerPage(page, products, language);
    expect(jest.mocked(permanentRedirect).mock.lastCall?.[0]).toBe(path);
  },
);
