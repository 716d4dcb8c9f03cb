import type { KindName } from "../../content/kinds/all";
import { recordList } from "./item-list";

jest.mock("../runtime/env", () => ({ env: () => ({ SITE_NAME: "Site", SITE_URL: "https://site.test" }) }));

const listed = (kind: KindName, record: { id?: string; title: string; href?: null; pdf?: string }) =>
  recordList(kind, { ok: true, data: [record] }, "hi")?.itemListElement;

it.each([
  ["news", "https://site.test/hi/info-news/details/7"],
  ["miscellaneous", "https://site.test/hi/miscellaneous/item/7"],
  ["catalogues", "https://site.test/files/a.pdf"],
] as const)("an item of %s leads to its page or document", (kind, url) => {
  const record = { id: "7", title: "A cold box", ...(kind === "catalogues" && { pdf: "/files/a.pdf" }) };
  expect(listed(kind, record)).toEqual([{ "@type": "ListItem", position: 1, name: "A cold box", url }]);
});

it.each([
  ["values", {}],
  ["services", { href: null }],
] as const)("an item of %s that has no page is named only", (kind, fields) => {
  const named = { "@type": "ListItem", position: 1, name: "Care" };
  expect(listed(kind, { id: "7", title: "Care", ...fields })).toEqual([named]);
});

it("a person of a list is one", () => {
  const person = { id: "7", name: "Zoë Fernandes", position: "Head", description: null, image: null };
  expect(recordList("team", { ok: true, data: [person] }, "en")?.itemListElement).toMatchObject([
    { item: { "@type": "Person", name: "Zoë Fernandes", jobTitle: "Head" } },
  ]);
});

it("an empty list, and one that could not be read, has no data", () => {
  expect(recordList("news", { ok: true, data: [] as { title: string }[] }, "en")).toBeNull();
  expect(recordList("news", { ok: false, message: "Network Error" }, "en")).toBeNull();
});
