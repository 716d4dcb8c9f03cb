/** Leads to the form of a record's translation, and creates the translation when it is opened first. */
import type { Endpoint, PayloadRequest, Where } from "payload";
import type { TranslatedRecord } from "../../content/translation-words.ts";
import { singleRecord } from "../documents.ts";
import { running, settled } from "../running.ts";
import { isStaff } from "./access.ts";

const collection = "translations";

type Key = TranslatedRecord & { language: string };

/** The states of a record's translations, with the addresses of their forms, which may not exist yet. */
export function translationsOf(kind: string, { id, globalType }: { id?: unknown; globalType?: string }) {
  const record = globalType ? singleRecord : String(id);
  return statesOf({ kind, record }).map(({ code: language, ...state }) => {
    const key: Key = { language, kind, record };
    return { ...state, href: `/api/translations/open?${new URLSearchParams(key)}` };
  });
}

/** None where the site has one language. */
export const statesOf = (record: TranslatedRecord) => running()?.translations?.statesOf(record) ?? [];

/** `GET /api/translations/open?language=hi&kind=products&record=7` */
export const openEndpoint: Endpoint = {
  path: "/open",
  method: "get",
  handler: async (req) => {
    const headers = new Headers({ "Cache-Control": "no-store" });
    const [language = "", kind = "", record = ""] = ["language", "kind", "record"].map(
      (name) => req.searchParams.get(name) ?? "",
    );
    if (!isStaff({ req })) return new Response("Sign in to the CMS.\n", { status: 403, headers });
    const { translations } = await settled();
    const isOffered = translations?.languages.some(({ code }) => code === language);
    if (!isOffered || !translations?.form({ language, kind, record }))
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
