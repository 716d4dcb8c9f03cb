/** "Ready for review": whoever may not publish, or wants a second pair of eyes, asks for it in the form. */
import type { Field, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from "payload";
import { adminUrl, findPerson, idOf, mailIsSet, tell } from "./people.ts";

export type Review = { isReady?: boolean | null; comment?: string | null; by?: unknown };

type Values = Record<string, unknown> & { review?: Review };
type Change = {
  req: PayloadRequest;
  collection?: SanitizedCollectionConfig | null;
  global?: SanitizedGlobalConfig | null;
};

export const review: Field = {
  name: "review",
  label: "Review",
  type: "group",
  admin: { position: "sidebar", hideGutter: true },
  fields: [
    {
      name: "comment",
      label: "Comment for the review",
      type: "textarea",
      admin: { description: "What is new, or what you are not sure of. Visitors never see it." },
    },
    {
      name: "isReady",
      label: "Ready for review",
      type: "checkbox",
      admin: {
        description: `Write the comment first. ${
          mailIsSet
            ? "Editors are told by mail."
            : "Editors see it on their first page; no mail server is set."
        } Publishing ends the review.`,
      },
    },
    {
      name: "by",
      label: "Asked by",
      type: "relationship",
      relationTo: "users",
      admin: { readOnly: true, condition: (_, { by }) => Boolean(by) },
    },
  ],
};

/** Remembers who asked. Publishing ends the review. */
export function keepReview({ data, originalDoc, req }: { data: Values; originalDoc?: Values } & Change) {
  if (data._status === "published") return { ...data, review: { isReady: false, comment: null, by: null } };
  const { isReady } = data.review ?? {};
  if (isReady === undefined || isReady === null) return data;
  const known = originalDoc?.review?.isReady ? idOf(originalDoc.review.by) : undefined;
  return { ...data, review: { ...data.review, by: isReady ? (known ?? req.user?.id) : null } };
}

const whoPublishes: Where = { role: { in: ["admin", "editor"] } };

/** Tells those who publish, by mail. */
export async function tellReviewers({
  doc,
  previousDoc,
  req,
  collection,
  global,
}: { doc: Values; previousDoc?: Values } & Change): Promise<void> {
  if (!(mailIsSet && doc.review?.isReady) || previousDoc?.review?.isReady) return;
  const query = { collection: "users", req, pagination: false, where: whoPublishes } as const;
  const { docs } = await req.payload.db.find<{ id: number }>(query);
  const asking = await findPerson(req, doc.review.by);
  const title = collection ? doc[collection.admin.useAsTitle ?? "id"] : global?.label;
  const path = collection ? `/collections/${collection.slug}/${doc.id}` : `/globals/${global?.slug}`;
  const lines = [
    `${asking?.name ?? "Somebody"} asks for a review:`,
    doc.review.comment ?? "",
    adminUrl(req, path),
  ];
  for (const { id } of docs) await tell(req, id, `Ready for review: ${title}`, lines.filter(Boolean));
}
