/** Plans a publication, after the checks that it must pass at its time. */
import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { beforeChangeTraverseFields, type PayloadRequest, type ValidationFieldError } from "payload";
import { canPublish } from "./access.ts";
import { issuesOf } from "./hooks.ts";
import { unreadUses } from "./use-guard.ts";

type Handled = Parameters<typeof schedulePublishHandler>[0];
type Values = Record<string, unknown> & { id?: number };
type Target = { kind: string; doc: Values };

/** In place of Payload's own: that one plans what will fail, and says so to nobody. */
export async function planPublication(args: Handled) {
  const message = args.deleteID ? undefined : await faultOf(args);
  return message ? { error: message } : schedulePublishHandler(args);
}

/** @returns why it would fail */
async function faultOf({ type, doc, global = "", req }: Handled): Promise<string | undefined> {
  if (!canPublish({ req })) return "Who may not publish cannot plan it either. Ask for a review.";
  const query = { draft: true, depth: 0, req } as const;
  const target: Target = doc
    ? {
        kind: doc.relationTo,
        doc: (await req.payload.findByID({
          ...query,
          collection: doc.relationTo,
          id: doc.value as string,
        })) as Values,
      }
    : { kind: global, doc: (await req.payload.findGlobal({ ...query, slug: global })) as Values };
  if (type === "unpublish") return unreadUses(req, target.kind, target.doc);
  const issues = issuesOf(target.kind, target.doc).map(({ message }) => message);
  const messages = issues.length > 0 ? issues : await invalidFields(req, target);
  return messages.length > 0 ? `It could not be published: ${messages.join(" ")}` : undefined;
}

/** Payload's own rules for a document that is published: fields that are filled in, files and records that are there. */
async function invalidFields(req: PayloadRequest, { kind, doc }: Target): Promise<string[]> {
  const collection = req.payload.collections[kind]?.config ?? null;
  const global = collection ? null : (req.payload.globals.config.find(({ slug }) => slug === kind) ?? null);
  const errors: ValidationFieldError[] = [];
  const data = structuredClone({ ...doc, _status: "published" });
  await beforeChangeTraverseFields({
    id: doc.id as number,
    collection,
    context: req.context,
    data,
    doc,
    docWithLocales: doc,
    errors,
    fieldLabelPath: "",
    fields: (collection ?? global)?.fields ?? [],
    global,
    mergeLocaleActions: [],
    operation: "update",
    overrideAccess: false,
    parentIndexPath: "",
    parentIsLocalized: false,
    parentPath: "",
    parentSchemaPath: "",
    req,
    siblingData: data,
    siblingDoc: doc,
    siblingDocWithLocales: doc,
  });
  return errors.map(({ label, path, message }) => `${String(label ?? path)}: ${message}`);
}
