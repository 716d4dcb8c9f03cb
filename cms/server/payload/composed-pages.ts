/** The collection of the pages that editors compose: it has more than their fields. */
import type { CollectionAfterChangeHook, Field, TextField } from "payload";
import { composedHref } from "../../../lib/site/page-slug.ts";
import { contractId } from "../documents.ts";
import { running } from "../running.ts";
import { contentCollection } from "./collection.ts";

/** The place of a page on the site, which is its id in the contract. */
const address: TextField = {
  name: "key",
  label: "Address",
  type: "text",
  index: true,
  admin: {
    position: "sidebar",
    description:
      "What stands behind the name of the site: careers for /careers. Small letters, digits and hyphens. A changed address leads to the new one.",
  },
};

/** The weight of the page while it is written. */
const budget: Field = {
  name: "budget",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/content/page-budget.tsx#PageBudget" } },
};

/** When a page is published at another address than before, redirects the old address to it. */
const redirectMoved: CollectionAfterChangeHook = async ({ doc, req }) => {
  const shown = running()?.snapshots.published.docs("pages");
  const before = doc._status === "published" && shown?.find(({ id }) => id === doc.id);
  if (!before) return;
  const [from, to] = [before, doc].map((page) => composedHref(contractId(page) ?? ""));
  if (from === to) return;
  // The site still has the page at its old address, so that the usual checks would refuse this.
  const options = { collection: "redirects", depth: 0, req, context: { isMove: true } };
  const _status = "published";
  // A page that comes back to an address has no redirect from there.
  await req.payload.delete({ ...options, where: { from: { equals: to } } });
  // Earlier addresses lead to the newest one in one step.
  await req.payload.update({ ...options, where: { to: { equals: from } }, data: { to, _status } });
  await req.payload.create({ ...options, data: { from, to, permanent: true, _status } });
};

/** With an address, its weight, and redirects from earlier addresses. */
export function composedPages(slug: string, plural: string, singular: string, fields: Field[]) {
  const pages = contentCollection(slug, plural, singular, [budget, ...fields], { key: address });
  return { ...pages, hooks: { ...pages.hooks, afterChange: [...pages.hooks.afterChange, redirectMoved] } };
}
