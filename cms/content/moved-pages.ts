/** The old address of a page leads to its new one. */
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { bridge } from "./bridge.ts";

const redirects = "redirects" as never;

/** After the publication of a page with another address than the one at which the site has it. */
export const redirectMoved: CollectionAfterChangeHook = async ({ doc, req }) => {
  const from = doc._status === "published" ? bridge().publishedPath?.(doc.id) : undefined;
  const to = `/${doc.key}`;
  if (!from || from === to) return;
  await removeFrom(req, to);
  // Earlier addresses lead to the newest one in one step.
  await save(req, "update", { to }, { where: { to: { equals: from } } });
  await save(req, "create", { from, to, permanent: true });
};

/** A page that comes back to an address has no redirect from there. */
async function removeFrom(req: PayloadRequest, path: string): Promise<void> {
  await req.payload.delete({
    collection: redirects,
    where: { from: { equals: path } },
    req,
    overrideAccess: true,
  });
}

/** The site still has the page at its old address, so that the usual checks would refuse this. */
async function save(
  req: PayloadRequest,
  operation: "create" | "update",
  values: object,
  where: object = {},
): Promise<void> {
  const data = { ...values, _status: "published" } as never;
  const options = { collection: redirects, data, req, depth: 0, context: { isMove: true }, ...where };
  await (operation === "create" ? req.payload.create(options) : req.payload.update(options as never));
}
