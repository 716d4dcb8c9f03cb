/** Protects files and records that other records use. */
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { parseCookies } from "payload/shared";
import { readCookie } from "../../content/read-cookie.ts";
import type { Use } from "../../content/shown-on.tsx";
import { type MediaFile, titleKey } from "../documents.ts";
import { readWhole } from "../media-files.ts";
import { running, settled } from "../running.ts";
import { usesOf } from "../uses.ts";
import { roleOf } from "./access.ts";

const conflict = 409;

type Values = Record<string, unknown> & { id?: number };

/**
 * Before a record leaves the site, or gets a title by which a banner no longer finds it. Links follow other new titles and addresses.
 * @throws APIError that names where it is shown, until who is clicking has read it
 */
export const warnOfUses: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  if (!data || !originalDoc || originalDoc.deletedAt) return data;
  const isDraft = String(req.query?.draft) === "true";
  if (data.deletedAt || (data._status === "draft" && !isDraft)) await warn(req, collection.slug, originalDoc);
  else if (data._status === "published" && isString(data.title))
    await warn(req, collection.slug, originalDoc, data.title);
  return data;
};

/** Of what is not in the trash: there it is off the site. */
export const warnBeforeDeletion: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  if (!isClicking(req)) return;
  const query = { collection: collection.slug, id, req, trash: true, draft: true, depth: 0 };
  const doc = (await req.payload.findByID(query)) as Values;
  if (!doc.deletedAt) await warn(req, collection.slug, doc);
};

/** @returns what somebody who plans or does it must read before; undefined where there is nothing, or it has been read */
export async function unreadUses(
  req: PayloadRequest,
  kind: string,
  doc: Values,
  newTitle?: string,
): Promise<string | undefined> {
  if (!isClicking(req) || parseCookies(req.headers).get(readCookie) === `${kind}/${doc.id}`) return undefined;
  const all = await findUses(kind, doc, newTitle === undefined ? undefined : ["banners"]);
  const uses =
    newTitle === undefined ? all : all.filter(({ name }) => name && titleKey(name) !== titleKey(newTitle));
  if (uses.length === 0) return undefined;
  const why =
    newTitle === undefined
      ? `It is shown on: ${list(uses)}.`
      : `By its title it is found by: ${list(uses)}. Give it the new title, too.`;
  return `${why} Read “Shown on” beside its form, tick “I have read this”, and do it again.`;
}

async function warn(...args: Parameters<typeof unreadUses>): Promise<void> {
  const message = await unreadUses(...args);
  if (message) refuse(message);
}

/** Commands, imports, jobs and programs with a key of their own are not asked. */
const isClicking = (req: PayloadRequest) => Boolean(req.user && req.headers?.has("cookie"));

const isString = (value: unknown): value is string => typeof value === "string";

/** @throws APIError that names where the file is used: a record without its picture may vanish from the site */
export async function refuseDeletion(file: MediaFile): Promise<void> {
  const uses = await findUses("media", file);
  if (uses.length > 0)
    refuse(`${file.filename} is in use: ${list(uses)}. Remove it there first, or choose another file there.`);
}

/** @throws APIError when an author changes a file that visitors see: it has no draft */
export async function refuseChangeByAuthor(file: MediaFile, req: PayloadRequest): Promise<void> {
  if (roleOf(req.user) !== "author") return;
  const uses = (await findUses("media", file)).filter(({ isPublished }) => isPublished);
  if (uses.length > 0)
    refuse(
      `${file.filename} is on the site: ${list(uses)}. Ask an editor to change it, or upload another file.`,
    );
}

/** Puts a file that another one replaces into the trash, under a name of its own: from there it can come back. */
export async function keepReplaced(file: MediaFile, replacement: Buffer, req: PayloadRequest): Promise<void> {
  const { filename, mimeType, prefix, alt, focalX, focalY } = file;
  const data = await readWhole(file);
  if (!data || data.equals(replacement)) return;
  const deletedAt = new Date().toISOString();
  const name = `${filename}`.replace(/(?=\.[^.]*$)/, `-replaced-${deletedAt.slice(0, 10)}`);
  // Without the request: it has the new file.
  await req.payload.create({
    collection: "media",
    data: { prefix, alt, focalX, focalY, deletedAt },
    file: { data, mimetype: mimeType ?? "", name, size: data.length },
  });
}

/**
 * Records that use a record or a file; none in a command, which is not asked.
 * @param among kinds to look into; all of them where it is left out
 */
export async function findUses(kind: string, doc: { id?: number }, among?: string[]): Promise<Use[]> {
  if (!running()) return [];
  const { payload, snapshots } = await settled();
  return usesOf(payload, snapshots, kind, doc, among);
}

function refuse(message: string): never {
  throw new APIError(message, conflict, undefined, true);
}

const maxNamed = 3;

function list(uses: Use[]): string {
  const named = uses.slice(0, maxNamed).map(({ title }) => title);
  const others = uses.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join("; ");
}
