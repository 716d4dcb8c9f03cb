/** The first page of the admin: what waits, what is planned, what was changed, and what is broken. */
import type { Payload, Where } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { canAnswer, isStaff } from "../content/access.ts";
import type { Desk, DeskEntry } from "../content/bridge.ts";
import type { Review } from "../content/review.ts";
import { calendarOf } from "./calendar.ts";
import { localTime, writeTime } from "./company-day.ts";
import type { Doc } from "./documents.ts";
import { findFaults } from "./faults.ts";
import { describeDoc } from "./file-uses.ts";
import type { Snapshot, Snapshots } from "./snapshot.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";

const maxEntries = 8;

type Content = Snapshots & { translations?: TranslationDesk | undefined };
type Job = {
  waitUntil: string;
  input: { type?: string; doc?: { relationTo: string; value: unknown }; global?: string };
};

/** @param user whose role decides what is in it; empty sections are left out */
export async function deskOf(payload: Payload, content: Content, user: unknown): Promise<Desk> {
  const asked = { req: { user } };
  const isOfContent = isStaff(asked);
  const all = [
    ...(canAnswer(asked) ? [{ title: "New inquiries", all: await newInquiries(payload) }] : []),
    ...(isOfContent ? await ofContent(payload, content) : []),
  ];
  const sections = all
    .filter(({ all }) => all.length > 0)
    .map(({ title, all }) => ({
      title,
      entries: all.slice(0, maxEntries),
      others: Math.max(0, all.length - maxEntries),
    }));
  const { drafts, translations } = content;
  const languages = (isOfContent && translations?.languages) || [];
  return {
    sections,
    ...calendarOf(isOfContent ? await planned(payload, drafts) : []),
    translations: languages.map((each) => ({ ...each, entries: translations?.entries(each.code) ?? [] })),
  };
}

async function newInquiries(payload: Payload): Promise<DeskEntry[]> {
  const docs = await findAll(payload, "inquiries", { state: { equals: "new" } }, "-receivedAt");
  return docs.map(({ id, subject, reference, name, receivedAt }) => ({
    title: String(subject || reference),
    path: `/collections/inquiries/${id}`,
    note: `${name}, ${writeTime(String(receivedAt))}`,
  }));
}

async function ofContent(payload: Payload, { published, drafts }: Snapshots) {
  const users = await findAll(payload, "users", {});
  const nameOf = (id: unknown) => users.find((user) => user.id === id)?.name ?? "somebody";
  const names = [...kinds.map(({ name }) => name), "translations"];
  const newest = names.flatMap((name) =>
    drafts
      .docs(name)
      .map((doc) => ({ doc, entry: describeDoc(payload, name, doc), review: (doc.review ?? {}) as Review })),
  );
  const waiting = newest.filter(({ review }) => review.isReady);
  const edited = newest.filter(({ doc }) => doc.editor);
  edited.sort((one, other) => String(other.doc.updatedAt).localeCompare(String(one.doc.updatedAt)));
  return [
    {
      title: "Waiting for review",
      all: waiting.map(({ entry, review }) => ({
        ...entry,
        note: [`asked by ${nameOf(review.by)}`, review.comment].filter(Boolean).join(": "),
      })),
    },
    { title: "To repair on the site", all: findFaults(payload, published) },
    {
      title: "Edited last",
      all: edited.slice(0, maxEntries).map(({ doc, entry }) => ({
        ...entry,
        note: `${nameOf(doc.editor)}, ${writeTime(String(doc.updatedAt))}`,
      })),
    },
  ];
}

/** Publications that editors have scheduled, with their times. */
async function planned(payload: Payload, drafts: Snapshot): Promise<{ at: string; entry: DeskEntry }[]> {
  const where = {
    taskSlug: { equals: "schedulePublish" },
    waitUntil: { greater_than: new Date().toISOString() },
  };
  const jobs = (await findAll(payload, "payload-jobs", where, "waitUntil")) as unknown as Job[];
  return jobs.flatMap(({ waitUntil, input: { type = "publish", doc, global = "" } }) => {
    const kind = doc?.relationTo ?? global;
    const found = drafts.docs(kind).find(({ id }) => !doc || id === doc.value);
    const note = `${type} at ${localTime(waitUntil).slice(-5)}`;
    return found ? [{ at: waitUntil, entry: { ...describeDoc(payload, kind, found), note } }] : [];
  });
}

async function findAll(payload: Payload, collection: string, where: Where, sort?: string): Promise<Doc[]> {
  const query = { collection, where, sort, depth: 0, pagination: false };
  return (await payload.find(query)).docs as Doc[];
}
