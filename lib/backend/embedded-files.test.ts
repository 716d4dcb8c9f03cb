import { safeHtml } from "../rich-text/sanitize";
import { parseList } from "./parse";
import { jsonOf, readBody } from "./response";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0,0é"/>'.repeat(100_000)}</svg>`;

it.each([
  ["a photo", `data:image/png;base64,${Buffer.alloc(1_650_000, "photo").toString("base64")}`],
  ["an encoded drawing", `data:image/svg+xml,${encodeURIComponent(svg)}`],
  ["a drawing", `data:image/svg+xml;utf8,${svg}`],
])("a list of six with %s of some MB in a text shows all six, and the text without it", async (_, src) => {
  const data = Array.from({ length: 6 }, (_, index) => ({
    id: index,
    title: `News ${index}`,
    image: index === 2 ? src : "/a.webp",
    description: index === 3 ? `<p>Keep me.</p><img src='${src}'>` : "<p>Text</p>",
  }));
  const response = Response.json({ data, pagination: { total: 6, totalPages: 1 } });
  const { records } = parseList("news", jsonOf(response, await readBody(response)));
  expect(records.map(({ title }) => title)).toEqual(data.map(({ title }) => title));
  expect(records.map(({ description }) => safeHtml(description, 1))).toEqual(
    data.map((_, index) => (index === 3 ? "<p>Keep me.</p>" : "<p>Text</p>")),
  );
});
