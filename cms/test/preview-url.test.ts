/** The page of the site that the preview of a document shows. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds } from "../../backend/kinds.ts";
import { parseAddress } from "../../lib/site/address.ts";
import { previewUrl } from "../server/preview-url.ts";
import { setRunning } from "../server/running.ts";

setRunning({ settings: { preview: { url: "https://preview.test", secret: "secret" } } } as never);

function pathOf(kind: string, doc: object): string | null {
  const url = previewUrl(kind, doc as Record<string, unknown>);
  return url ? new URL(url).searchParams.get("path") : null;
}

test("a record with a page of its own is shown there, by its id", () => {
  for (const [kind, path] of [
    ["services", "/services/details/7"],
    ["expertise", "/expertise/details/7"],
    ["products", "/product/details/7"],
    ["news", "/info-news/details/7"],
    ["blog", "/blogs/details/7"],
    ["references", "/references/details/7"],
    ["miscellaneous", "/miscellaneous/item/7"],
  ] as const) {
    assert.equal(pathOf(kind, { id: 7, title: "A plant" }), path);
    assert.equal(pathOf(kind, {}), null, `a new record of ${kind}`);
  }
  assert.equal(pathOf("references", { id: 7, key: "steel-works" }), "/references/details/steel-works");
  assert.equal(pathOf("pages", { id: 7, key: "hannover" }), "/hannover");
  assert.equal(pathOf("pages", { id: 7 }), null);
});

test("other content is shown on a page of the site", () => {
  assert.equal(pathOf("leadership", {}), "/leadership");
  assert.equal(pathOf("certificates", { id: 7 }), "/quality-policy");
  assert.equal(pathOf("home", {}), "/");
  assert.equal(pathOf("banners", { id: 7 }), "/");
  for (const { name } of kinds) {
    const { kind, isCanonical } = parseAddress(pathOf(name, { id: 7, key: "seven" }) ?? "");
    assert.deepEqual([kind, isCanonical], ["page", true], name);
  }
});
