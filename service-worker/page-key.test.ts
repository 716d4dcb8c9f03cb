import { pageKey } from "./page-key";

it.each([
  ["/about", "/about"],
  ["/about?_rsc=1a2b", "/about"],
  ["/about?utm_source=mail", "/about"],
  ["/blogs?page=2&_rsc=1", "/blogs?page=2"],
  ["/miscellaneous?item=4", "/miscellaneous?item=4"],
  ["/", "/"],
])("%s has the key %s", (url, key) => {
  expect(pageKey(`https://site.test${url}`)).toBe(`https://site.test${key}`);
});
