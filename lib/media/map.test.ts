import { mapEmbedUrl, mapPageUrl } from "./map";

const address = "Plot 14, Pune & Co";

it.each([
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=73.7%2C18.6%2C73.8%2C18.7&marker=18.627%2C73.818",
    "https://www.openstreetmap.org/?mlat=18.627&mlon=73.818#map=15/18.627/73.818",
  ],
  [
    "https://www.google.com/maps/embed?pb=!1m18!1m12",
    "https://www.google.com/maps/search/?api=1&query=Plot%2014%2C%20Pune%20%26%20Co",
  ],
])("leads from %s to the map as a page", (embedded, href) => {
  expect(mapPageUrl(embedded, address)).toBe(href);
});

it.each([
  "https://www.openstreetmap.org/export/embed.html?bbox=73.7%2C18.6%2C73.8%2C18.7",
  "https://www.openstreetmap.org/export/embed.html?marker=here",
  "https://maps.example.com/embed?pb=1",
  "https://google.com.evil.test/maps/embed?pb=1",
])("leaves %s as it is", (embedded) => {
  expect(mapPageUrl(embedded, address)).toBe(embedded);
});

it("takes the place in Google's URL where the company has no address", () => {
  expect(mapPageUrl("https://www.google.co.in/maps/embed/v1/place?key=k&q=Pune", null)).toBe(
    "https://www.google.com/maps/search/?api=1&query=Pune",
  );
  const unnamed = "https://www.google.com/maps/embed?pb=1";
  expect(mapPageUrl(unnamed, null)).toBe(unnamed);
});

it.each([
  "https://www.google.com/maps/embed?pb=!1m18!1m12",
  "https://www.google.com/maps?q=Pune&output=embed",
  "https://maps.google.com/maps?q=Pune&output=embed",
  "https://www.openstreetmap.org/export/embed.html?bbox=73.7%2C18.6%2C73.8%2C18.7",
])("shows %s", (raw) => {
  expect(mapEmbedUrl(raw)).toBe(raw);
});

it.each([
  "",
  "here",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://www.google.com/maps/embed?pb=1",
  "https://maps.example.com/embed",
  "https://www.google.com.evil.test/maps/embed",
  "https://www.google.com@evil.test/maps/embed",
  "https://user:word@www.google.com/maps/embed",
  "https://www.google.com:8443/maps/embed",
  "https://www.google.com/url?q=https://evil.test",
  "https://www.google.com/maps/../url?q=https://evil.test",
  "https://www.google.com/mapsx",
  "https://www.openstreetmap.org/logout?referer=x",
  '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
])("does not show %j", (raw) => {
  expect(mapEmbedUrl(raw)).toBeNull();
});
