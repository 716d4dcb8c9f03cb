/**
 * Two people in one record. Payload locks a record when somebody types, but each of its own saves of a draft removes the lock,
 * and a form sends all of its fields, also those that somebody else has changed since.
 */
import { APIError, type PayloadRequest, type Where } from "payload";
import { isTyped } from "./hooks.ts";
import { findPerson, type Person } from "./people.ts";
import { findVersions, type Place, placeOf, type Version } from "./versions.ts";

const locks = "payload-locked-documents";
/** Payload's own: a form that is open without a key pressed for that long is no longer locked. */
const lockMs = 5 * 60 * 1000;

type Values = Record<string, unknown>;

const lockOf = ({ slug, id }: Place): Where =>
  id === undefined
    ? { globalSlug: { equals: slug } }
    : { and: [{ "document.relationTo": { equals: slug } }, { "document.value": { equals: id } }] };

/** Keeps the lock of the person who types: Payload has removed it with this save. */
async function holdLock(req: PayloadRequest, { slug, id }: Place): Promise<void> {
  if (!(req.user && isTyped(req))) return;
  const data = {
    ...(id === undefined ? { globalSlug: slug } : { document: { relationTo: slug, value: id } }),
    user: { relationTo: "users", value: req.user.id },
  };
  await req.payload.db.deleteMany({ collection: locks, req, where: lockOf({ slug, id }) });
  await req.payload.db.create({ collection: locks, data, req, returning: false });
}

/**
 * Refuses a save of a form that somebody else has open, or that was loaded before somebody else saved the record. What the form
 * contains becomes a version.
 * @throws APIError 409 that names the other person
 */
async function refuseStale(req: PayloadRequest, place: Place, data: Values | undefined): Promise<void> {
  // Only a form sends the time of what it has loaded.
  if (!(req.user && data?.updatedAt)) return;
  const [newest] = await findVersions(req, place, 1, { latest: { equals: true } });
  const editing = await findLockOwner(req, place);
  const saved =
    newest && isNewer(newest.version, data) ? await findPerson(req, newest.version.editor) : undefined;
  const other = [editing, saved].find((person) => person && person.id !== req.user?.id);
  // The draft that a form sends just before it publishes may come after it.
  const isLate = isTyped(req) && newest?.version._status === "published" && isNewer(newest.version, data);
  if (!newest || !(other || isLate)) return;
  await keepText(req, place, newest, data);
  const what = other === editing ? "is editing this now" : "has saved this since you opened it";
  const who = other ? `${other.name || other.email} ${what}` : "You have published this since you opened it";
  const message = `${who}. Your text was not saved here. It is in Versions under your name. Reload the page to go on.`;
  throw new APIError(message, 409, undefined, true);
}

const isNewer = (version: Values, data: Values) =>
  Date.parse(String(version.updatedAt)) > Date.parse(String(data.updatedAt));

async function findLockOwner(req: PayloadRequest, place: Place): Promise<Person | undefined> {
  const since = new Date(Date.now() - lockMs).toISOString();
  const where = { and: [lockOf(place), { updatedAt: { greater_than: since } }] };
  const { docs } = await req.payload.db.find<{ user?: { value?: unknown } }>({
    collection: locks,
    limit: 1,
    pagination: false,
    sort: "-updatedAt",
    req,
    where,
  });
  return findPerson(req, docs[0]?.user?.value);
}

/** Adds a version beside the newest one, or changes the one that the same form has left before. */
async function keepText(
  req: PayloadRequest,
  { slug, id }: Place,
  newest: Version,
  data: Values,
): Promise<void> {
  const { db } = req.payload;
  // A transaction of its own: that of the refused save is rolled back.
  const own = {
    payload: req.payload,
    transactionID: (await db.beginTransaction()) ?? undefined,
  } as PayloadRequest;
  // Just before the record: a later draft would be shown in its place. A version has a time of its own, a little later.
  const updatedAt = new Date(Date.parse(String(newest.version.updatedAt)) - 1).toISOString();
  const createdAt = String(data.updatedAt);
  const { user } = req;
  const version = { ...newest.version, ...data, _status: "draft", editor: user?.id, updatedAt };
  const isKept: Where = {
    and: [
      { latest: { equals: false } },
      { "version.editor": { equals: user?.id } },
      { createdAt: { equals: createdAt } },
    ],
  };
  const change = (kept: Version, versionData: Values) => {
    const options = { id: kept.id, req: own, versionData: versionData as never };
    return id === undefined
      ? db.updateGlobalVersion({ ...options, global: slug })
      : db.updateVersion({ ...options, collection: slug });
  };
  const [known] = await findVersions(own, { slug, id }, 1, isKept);
  if (known) await change(known, { version, updatedAt });
  else {
    const options = { autosave: false, createdAt, updatedAt, req: own, versionData: version as never };
    const kept = (id === undefined
      ? await db.createGlobalVersion({ ...options, globalSlug: slug })
      : await db.createVersion({ ...options, collectionSlug: slug, parent: id })) as unknown as Version;
    // A new version counts as the newest one, and a change as one of now.
    await change(kept, { latest: false, updatedAt });
    await change(newest, { latest: true, updatedAt: newest.updatedAt });
  }
  if (own.transactionID) await db.commitTransaction(await own.transactionID);
}

type Hook = Parameters<typeof placeOf>[0] & { req: PayloadRequest; operation?: string };

/** Before a document is changed. */
export async function refuseOlder({
  args,
  operation,
  req,
  ...hooked
}: Hook & { args?: unknown }): Promise<void> {
  const { id, data } = args as { data?: Values; id?: number };
  const isOfOne = !hooked.collection || id !== undefined;
  if (operation === "update" && isOfOne) await refuseStale(req, placeOf(hooked, id), data);
}

/** After a document was changed. */
export async function keepLock({ doc, operation, req, ...hooked }: Hook & { doc: Values }): Promise<void> {
  if (operation !== "create") await holdLock(req, placeOf(hooked, doc.id));
}
