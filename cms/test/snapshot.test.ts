/** A change in the content in memory: the documents that are read, and the sites are told of; without a database. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { richText } from "../../testing/cms/cms-process.ts";
import type { Doc } from "../server/documents.ts";
import { Snapshot } from "../server/snapshot.ts";

type Query = { collection: string; where: { id?: { equals: number } } };

let tables: Record<string, Doc[]>;
let queries: string[];
let snapshot: Snapshot;
let time = 0;

/** The part of Payload that is used here. */
const payload = {
  collections: new Proxy({}, { has: (_, kind) => !["settings", "home"].includes(String(kind)) }),
  async find({ collection, where: { id } }: Query) {
    queries.push(id ? `${collection}/${id.equals}` : collection);
    const docs = (tables[collection] ?? []).filter((doc) => !id || doc.id === id.equals);
    return { docs: structuredClone(docs) };
  },
  async findGlobal({ slug }: { slug: string }) {
    queries.push(slug);
    return structuredClone(tables[slug]?.[0] ?? {});
  },
};

/** Stores a document as a save does. */
function save(kind: string, id: number, values: object): void {
  const others = (tables[kind] ?? []).filter((doc) => doc.id !== id);
  const old = tables[kind]?.find((doc) => doc.id === id);
  const updatedAt = new Date(++time).toISOString();
  tables[kind] = [...others, { _status: "published", ...old, ...values, id, updatedAt }];
}

const link = (kind: string, value: number) => {
  const text = { type: "text", version: 1, text: "more", format: 0, detail: 0, mode: "normal", style: "" };
  const fields = { linkType: "internal", doc: { relationTo: kind, value } };
  const state = richText("");
  const node = { type: "link", version: 3, fields, children: [text] };
  return { root: { ...state.root, children: [{ ...state.root.children[0], children: [node] }] } };
};

const reload = async (...changed: string[]) => {
  queries = [];
  const { tags, records } = await snapshot.reload(changed);
  return { tags: [...tags], records: [...records] };
};
const nothing = { tags: [], records: [] };

beforeEach(async () => {
  tables = {};
  queries = [];
  save("media", 7, { filename: "a.png", prefix: "uploads", alt: "A plant" });
  for (const id of [1, 2, 3])
    save("products", id, {
      title: `Product ${id}`,
      description: richText("Text"),
      image: 7,
      _order: `a${id}`,
    });
  save("values", 1, { title: "Linking", description: link("products", 2), _order: "a1" });
  save("values", 2, { title: "Alone", description: richText("Text"), _order: "a2" });
  save("translations", 1, { language: "hi", kind: "values", record: "2", words: [] });
  snapshot = new Snapshot(payload as never, { error() {} }, { languages: ["hi"] });
  await snapshot.reload();
});

test("a save reads its document alone, and tells of it alone", async () => {
  save("products", 3, { description: richText("Another text") });
  const others = snapshot.records("products").slice(0, 2);
  assert.deepEqual(await reload("products/3"), { tags: ["products"], records: ["3"] });
  assert.deepEqual(queries, ["products/3"]);
  assert.match(String(snapshot.records("products")[2]?.description), /Another text/);
  for (const [index, record] of others.entries()) assert.equal(snapshot.records("products")[index], record);
});

test("a draft beside what is published tells nobody", async () => {
  assert.deepEqual(await reload("products/3"), nothing);
  assert.deepEqual(await reload(), nothing);
});

test("a record that links another one has its new address, and others stay as they are", async () => {
  save("products", 2, { title: "Renamed" });
  const [, alone] = snapshot.records("values");
  const { tags, records } = await reload("products/2");
  assert.deepEqual(
    [tags, records],
    [
      ["products", "values"],
      ["2", "1"],
    ],
  );
  assert.match(String(snapshot.records("values")[0]?.description), /href="\/product\/details\/2\/renamed"/);
  assert.equal(snapshot.records("values")[1], alone);
});

test("a changed file changes the records that show it", async () => {
  save("media", 7, { alt: "Another plant" });
  const { tags, records } = await reload("media/7");
  assert.deepEqual([tags, records], [["products"], ["1", "2", "3"]]);
  assert.equal(snapshot.records("products")[0]?.image_alt, "Another plant");
});

test("records are in the order in which they were dragged, and leave with their documents", async () => {
  const ids = () => snapshot.records("products").map(({ id }) => id);
  save("products", 3, { _order: "a0" });
  await reload("products/3");
  assert.deepEqual(ids(), ["3", "1", "2"]);
  tables.products = tables.products?.filter(({ id }) => id !== 1) ?? [];
  assert.deepEqual(await reload("products/1"), { tags: ["products"], records: ["1"] });
  assert.deepEqual(ids(), ["3", "2"]);
});

test("a translation tells of its language alone", async () => {
  save("translations", 1, { words: [{ path: "title", source: "Alone", text: "अकेला" }] });
  assert.deepEqual(await reload("translations/1"), { tags: ["values.hi"], records: ["2"] });
  const [, alone] = snapshot.records("values");
  assert.equal(alone && snapshot.translate("values", alone, "hi").title, "अकेला");
  // The English of the words is another one now.
  save("values", 2, { title: "Not alone" });
  assert.deepEqual(await reload("values/2"), { tags: ["values"], records: ["2"] });
});
