import { maxUrlLength, validateRequest } from "./validate-request.ts";

it.each([
  ["GET", "/"],
  ["HEAD", "/about"],
  ["POST", "/api/inquiry"],
  ["PUT", "/api/inquiry"],
  ["POST", "/api/revalidate?x"],
  ["POST", "/api/vitals"],
  ["GET", "/api/metrics"],
  ["GET", "/leadership?page=%ff"],
  ["GET", "/services/details/1/turnkey"],
  ["GET", "/blogs/details/a_b-C9"],
  ["GET", "/service/detail/epc-projects"],
  ["GET", "/services/details"],
  ["GET", "/services/details/-"],
  ["GET", "/files/media/%E0%A4%B8.webp"],
  ["GET", `/_next/image?url=%2Ffiles%2F${"a".repeat(3060)}&w=640&q=70`],
  ["GET", "/_next/image?url=%2Ffiles%2Fa%2520b%252Fc.webp&w=640&q=70"],
  ["GET", "/files/o/images%2Fa.webp"],
])("%s %s goes on to Next", (method, url) => {
  expect(validateRequest({ method, url })).toBeUndefined();
});

it.each([
  ["POST", "/about", 405, "GET, HEAD"],
  ["POST", "/api/lists/team/1", 405, "GET, HEAD"],
  ["POST", "/api/inquiry/x", 405, "GET, HEAD"],
  ["TRACE", "/api/revalidate", 405, "POST"],
  ["CONNECT", "evil.test:443", 400, undefined],
  ["PROPFIND", "/", 405, "GET, HEAD"],
  // Next's own answer has two lines of Allow, or names methods that it refuses.
  ["OPTIONS", "/", 405, "GET, HEAD"],
  ["OPTIONS", "/api/lists/team/1", 405, "GET, HEAD"],
  ["OPTIONS", "/api/inquiry", 405, "POST"],
  ["GET", `/${"a".repeat(maxUrlLength)}`, 414, undefined],
  ["GET", `/?${"a".repeat(maxUrlLength)}`, 414, undefined],
  ["OPTIONS", "*", 400, undefined],
  ["GET", "/_next/static/../../blogs", 400, undefined],
  ["POST", "/api/./inquiry", 400, undefined],
  ["PUT", "/about/%2E%2e", 400, undefined],
  ["GET", "/services/details/..%2f..%2fx/y", 400, undefined],
  ["GET", "/api/search#?q=x", 400, undefined],
  ["GET", "/api%2fsearch?q=x", 400, undefined],
  ["GET", "/api/%73earch?q=x", 400, undefined],
  ["GET", "/_next/image?url=/images/x/../banner.webp&w=640&q=70", 400, undefined],
  ["GET", "/_next/image?url=%2Fimages%2F%252e%252fbanner.webp&w=640&q=70", 400, undefined],
  ["GET", "/_next/image?w=640&url=/images//banner.webp&q=70", 400, undefined],
  ["GET", "/_next/image?url=/images/b%2561nner.webp&w=640&q=70", 400, undefined],
  ["GET", "/_next/image?url=https://other.test/a.webp&w=640&q=70", 400, undefined],
  ["GET", "/_next/image?w=640", 400, undefined],
  ["GET", "/%", 400, undefined],
  ["GET", "/services/details/%ff/x", 400, undefined],
  ["GET", "/about%00", 400, undefined],
  ["GET", "/a%0d%0ab", 400, undefined],
] as const)("%s %s is refused with %i", (method, url, refused, allow) => {
  expect(validateRequest({ method, url })).toEqual({ refused, headers: allow ? { allow } : {} });
});
