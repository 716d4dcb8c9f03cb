import { isOwnOrigin } from "./own-origin";

it.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://example.com", "https://www.example.com"],
  ["https://www.example.com", "https://example.com"],
  ["http://www.example.com", "https://www.example.com"],
  ["https://example.com:8443", "https://www.example.com:8443"],
  ["http://127.0.0.1:3000", "http://localhost:3000"],
  ["http://[::1]:3000", "http://localhost:3000"],
  ["http://localhost:8080", "http://127.0.0.1:3000"],
])("%s is an origin of %s", (origin, siteUrl) => {
  expect(isOwnOrigin(origin, siteUrl)).toBe(true);
});

it.each([
  ["https://evil.example", "https://www.example.com"],
  ["https://www.example.com.evil.example", "https://www.example.com"],
  ["https://shop.example.com", "https://www.example.com"],
  ["https://www.example.com:8443", "https://www.example.com"],
  ["http://localhost:3000", "https://www.example.com"],
  ["http://rebound.evil.example:3000", "http://localhost:3000"],
  ["http://192.0.2.7:3000", "http://localhost:3000"],
  ["no origin", "https://www.example.com"],
])("%s is no origin of %s", (origin, siteUrl) => {
  expect(isOwnOrigin(origin, siteUrl)).toBe(false);
});
