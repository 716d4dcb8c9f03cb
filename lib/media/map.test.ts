import { readMapLink } from "./map";

const address = "Plot 14, Pune & Co";
const search = "https://www.google.com/maps/search/?api=1&query=Plot%2014%2C%20Pune%20%26%20Co";

const osm =
  "https://www.openstreetmap.org/export/embed.html?bbox=73.7%2C18.6%2C73.8%2C18.7&marker=18.627%2C73.818";
const osmPage = "https://www.openstreetmap.org/?mlat=18.627&mlon=73.818#map=15/18.627/73.818";
const google = "https://www.google.com/maps/embed?pb=!1m18!1m12";

it.each([
  [osm, osm, osmPage],
  [google, google, search],
  ["https://www.google.co.in/maps/embed?pb=!1m18!1m12", google, search],
  ["http://google.com/maps/embed?pb=!1m18!1m12", google, search],
  ["www.google.com/maps/embed?pb=!1m18!1m12", google, search],
  [`<iframe src="${google}" width="600" style="border:0;" loading="lazy"></iframe>`, google, search],
  [
    `<p>Here:</p>\n<IFRAME\n title='a' SRC='//www.google.com/maps/embed?pb=!1m18!1m12'></IFRAME>`,
    google,
    search,
  ],
  [`<iframe width="425" src="${osm.replace("&", "&amp;")}"></iframe><br/><small>x</small>`, osm, osmPage],
])("embeds %j", (pasted, frame, page) => {
  expect(readMapLink(` ${pasted}\n`, address)).toEqual({ frame, page });
});

it.each([
  "https://www.google.com/maps?q=Pune&output=embed",
  "https://maps.google.com/maps?q=Pune&output=embed",
  "https://maps.google.com/?ll=18.6,73.8&output=embed",
  "https://www.google.com/maps/d/u/0/embed?mid=1a2b",
  "https://www.openstreetmap.org/export/embed.html?bbox=73.7%2C18.6%2C73.8%2C18.7",
  "https://www.openstreetmap.org/export/embed.html?marker=here",
])("embeds and links %s", (url) => {
  expect(readMapLink(url, address)).toEqual({ frame: url, page: url });
});

it("takes the place in Google's URL where the company has no address", () => {
  expect(readMapLink("https://www.google.co.in/maps/embed/v1/place?key=k&q=Pune", null)).toEqual({
    frame: "https://www.google.com/maps/embed/v1/place?key=k&q=Pune",
    page: "https://www.google.com/maps/search/?api=1&query=Pune",
  });
  const unnamed = "https://www.google.com/maps/embed?pb=1";
  expect(readMapLink(unnamed, null)?.page).toBe(unnamed);
});

it.each([
  ["https://www.google.com/maps/place/Pune/@18.6,73.8,15z"],
  ["https://www.google.com/maps/search/?api=1&query=Pune"],
  ["https://www.google.com/maps/dir//Pune"],
  ["https://maps.app.goo.gl/a1B2c3"],
  ["maps.app.goo.gl/a1B2c3", "https://maps.app.goo.gl/a1B2c3"],
  ["https://goo.gl/maps/a1B2c3"],
  ["http://goo.gl/maps/a1B2c3"],
  ["https://www.openstreetmap.org/way/1"],
  ["https://maps.apple.com/?q=Pune"],
  ["https://maps.example.com/embed?pb=1"],
  ["https://google.com.evil.test/maps/embed?pb=1"],
  ["https://www.google.com:8443/maps/embed"],
  ["https://www.google.com/maps/../url?q=x", "https://www.google.com/url?q=x"],
  ["https://www.google.com/mapsx"],
  ['<iframe src="https://maps.example.com/embed"></iframe>', "https://maps.example.com/embed"],
])("links %s without a frame", (pasted, page = pasted) => {
  expect(readMapLink(pasted, address)).toEqual({ frame: null, page });
});

it.each([
  "",
  "here",
  "Plot 14, Pune",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://www.google.com@evil.test/maps/embed",
  "https://user:word@www.google.com/maps/embed",
  '<iframe src="javascript:alert(1)"></iframe>',
  "<iframe title=x></iframe>",
])("shows no map for %j", (pasted) => {
  expect(readMapLink(pasted, address)).toBeNull();
});
