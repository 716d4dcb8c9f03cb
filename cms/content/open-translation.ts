/** Leads to the form of a record's translation, and creates the translation when it is opened first. */
import type { Endpoint, PayloadRequest, Where } from "payload";
import { isStaff } from "./access.ts";
import { bridge, type TranslatedRecord } from "./bridge.ts";

const collection = "translations";

type Key = TranslatedRecord & { language: string };

/** Address of the form of a translation, which may not exist yet. */
export function translationHref({ language, kind, record }: Key): string {
  return `/api/translations/open?${new URLSearchParams({ language, kind, record })}`;
}

/** `GET /api/translations/open?language=hi&kind=products&record=7` */
export const openEndpoint: Endpoint = {
  path: "/open",
  method: "get",
  handler: async (req) => {
    const headers = new Headers({ "Cache-Control": "no-store" });
    const [language = "", kind = "", record = ""] = ["language", "kind", "record"].map(
      (name) => req.searchParams.get(name) ?? "",
    );
    const { translations } = bridge();
    const isOffered = translations?.languages.some(({ code }) => code === language);
    if (!isStaff({ req })) return new Response("Sign in to the CMS.\n", { status: 403, headers });
    if (!isOffered || !(await translations?.form({ language, kind, record })))
      return new Response("There is no such record to translate.\n", { status: 404, headers });
    const id = await openTranslation(req, { language, kind, record });
    headers.set("Location", `${req.payload.config.routes.admin}/collections/translations/${id}`);
    return new Response(null, { status: 302, headers });
  },
};

async function openTranslation(req: PayloadRequest, key: Key): Promise<unknown> {
  const known = await find(req, key);
  if (known?.deletedAt) await restore(req, known.id);
  if (known) return known.id;
  const data = { ...key, words: [], _status: "draft" };
  try {
    return (await req.payload.create({ collection, data, draft: true, depth: 0, req })).id;
  } catch (error) {
    // Somebody else has opened it in the same moment.
    const other = await find(req, key);
    if (!other) throw error;
    return other.id;
  }
}

async function find(req: PayloadRequest, { language, kind, record }: Key) {
  const where: Where = {
    language: { equals: language },
    kind: { equals: kind },
    record: { equals: record },
  };
  const { docs } = await req.payload.find({ collection, where, trash: true, depth: 0, limit: 1 });
  return docs[0] as { id: number; deletedAt?: string | null } | undefined;
}

/** Out of the trash, as a draft. */
async function restore({ payload }: PayloadRequest, id: number): Promise<void> {
  const data = { deletedAt: null, _status: "draft" };
  await payload.update({ collection, id, data, trash: true, depth: 0 });
}
