import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Figure = { value: string; unit?: string; label: string };
type Item = { title?: string; description?: string; figures?: Figure[]; status: string };
type Catalogue = {
  title: string;
  pdf_file: string;
  image: string;
  page_count: number;
  updated_at: string;
  status: string;
};

const folder = join(process.cwd(), "backend/content");
const read = <T>(file: string): T[] => [JSON.parse(readFileSync(join(folder, file), "utf8"))].flat();

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("figures pulled from a text", () => {
  const records = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((file) => read<Item>(file).filter(({ figures }) => figures))
    .map((item) => [item.title ?? "untitled", item] as const);

  it("are given for most articles", () => expect(records.length).toBeGreaterThan(25));

  it.each(records)("stand in it: %s", (_, { description = "", figures = [] }) => {
    expect(figures.length).toBeLessThanOrEqual(4);
    for (const { value } of figures)
      expect(plain(description)).toMatch(new RegExp(`(?<![\\d.,])${escaped(plain(value))}(?!\\d)`));
  });
});

it.each(
  read<Catalogue>("catalogues.json")
    .filter(({ status }) => status === "Y")
    .map((catalogue) => [catalogue.title, catalogue] as const),
)("the catalogue has the pages and the date of its file, and a cover: %s", (_, catalogue) => {
  const pdf = readFileSync(join(folder, catalogue.pdf_file), "latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(catalogue.page_count);
  expect(pdf).toContain(`/CreationDate (D:${catalogue.updated_at.replaceAll("-", "")}`);
  expect(readFileSync(join(folder, catalogue.image), "latin1").slice(8, 12)).toBe("WEBP");
});

it.each(["privacy.json", "hi/privacy.json"])(
  "%s names the company's mail address where it says how an inquiry is deleted",
  (file) => {
    const [settings] = read<{ official_email: string }>("settings.json");
    const [privacy] = read<Item>(file);
    const [, inquiry = ""] = (privacy?.description ?? "").split("<h2>");
    expect(inquiry).toContain(`<a href="mailto:${settings?.official_email}">${settings?.official_email}</a>`);
  },
);
