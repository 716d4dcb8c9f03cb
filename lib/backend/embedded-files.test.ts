import { safeHtml } from "../rich-text/sanitize";
import { parseList } from "./parse";
import { jsonOf, readBody } from "./response";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

it("a list of six with a photo of 2.2 MB in a text shows all six, and the text without it", async () => {
  const src = `data:image/png;base64,${Buffer.alloc(1_650_000, "photo").toString("base64")}`;
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
