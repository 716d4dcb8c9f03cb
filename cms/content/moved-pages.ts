/** The old address of a page leads to its new one. */
import type { CollectionAfterChangeHook } from "payload";
import { bridge } from "./bridge.ts";

/** After the publication of a page with another address than the one at which the site has it. */
export const redirectMoved: CollectionAfterChangeHook = async ({ doc, req }) => {
  const from = doc._status === "published" ? bridge().publishedPath?.(doc.id) : undefined;
  const to = `/${doc.key}`;
  if (!from || from === to) return;
  // The site still has the page at its old address, so that the usual checks would refuse this.
  const options = { collection: "redirects", depth: 0, req, context: { isMove: true } };
  const _status = "published";
  // A page that comes back to an address has no redirect from there.
  await req.payload.delete({ ...options, where: { from: { equals: to } } });
  // Earlier addresses lead to the newest one in one step.
  await req.payload.update({ ...options, where: { to: { equals: from } }, data: { to, _status } });
  await req.payload.create({ ...options, data: { from, to, permanent: true, _status } });
};
