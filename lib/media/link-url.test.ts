import { linkUrl } from "./link-url";

jest.mock("../runtime/env", () => ({
  env: () => ({ BACKEND_URL: "https://backend.test/api", IMAGE_HOSTS: ["cdn.test"] }),
}));

it.each([
  ["/media/test-certificate.pdf", "/files/media/test-certificate.pdf"],
  ["media/Report%20A.PDF#page=2", "/files/media/Report%20A.PDF#page=2"],
  ["https://backend.test/api/media/a.pdf#page=2", "/files/media/a.pdf#page=2"],
  ["/quality-policy?x=1#tests", "/quality-policy?x=1#tests"],
  ["/files/media/a.pdf", "/files/media/a.pdf"],
  ["/blogs/details/1/guide.pdf", "/blogs/details/1/guide.pdf"],
  ["https://www.example.com/a.pdf", "https://www.example.com/a.pdf"],
  ["https://backend.test/other", null],
  ["javascript:alert(1)", null],
  ["https://user@www.example.com/", null],
  [undefined, null],
])("the evidence of a figure at %j is %j", (href, expected) => {
  expect(linkUrl(href)).toBe(expected);
});
