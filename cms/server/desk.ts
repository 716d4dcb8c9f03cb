/** The first page of the admin: how much waits, is planned and is to be repaired, with the lists of it. */
import type { Payload } from "payload";
import type { DeskEntry, DeskSection } from "../content/desk.tsx";
import { describeDoc } from "./documents.ts";
import { bareFiles, type Fault, findFaults } from "./faults.ts";
import { canAnswer, isStaff } from "./payload/access.ts";
import type { Review } from "./payload/review.ts";
import { plansOf } from "./plans.ts";
import { settled } from "./running.ts";
import type { Snapshots } from "./snapshot.ts";
import type { TranslationDesk } from "./translation/translation-desk.ts";
import { mentioning } from "./uses.ts";

type Content = Snapshots & { translations: TranslationDesk | undefined };

/** @param user whose role decides what is in it; empty sections are left out */
export async function deskOf(user: unknown): Promise<DeskSection[]> {
  const { payload, snapshots, translations } = await settled();
  const content = { ...snapshots, translations };
  const asked = { req: { user } };
  const sections = [
    ...(canAnswer(asked) ? [{ title: "Inquiries", entries: await newInquiries(payload) }] : []),
    ...(isStaff(asked) ? await ofContent(payload, content) : []),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

async function newInquiries(payload: Payload): Promise<DeskEntry[]> {
  const where = { state: { equals: "new" } };
  const { totalDocs } = await payload.count({ collection: "inquiries", where });
  const path = listOf("inquiries", "[state][equals]=new");
  return totalDocs > 0 ? [{ title: `${totalDocs} new`, path }] : [];
}

async function ofContent(payload: Payload, { translations, ...snapshots }: Content): Promise<DeskSection[]> {
  const { published, drafts } = snapshots;
  const waiting = mentioning.flatMap((kind) =>
    drafts.docs(kind).flatMap((doc): Fault[] => {
      const { isReady, comment } = (doc.review ?? {}) as Review;
      return isReady ? [{ kind, doc, what: "", note: comment ?? "" }] : [];
    }),
  );
  const plans = await plansOf(payload, drafts);
  const failed = plans.filter(({ isFailed }) => isFailed);
  const toRepair = [...failed, ...findFaults(payload, snapshots), ...bareFiles(published)];
  return [
    { title: "Waiting for review", entries: lines(payload, waiting) },
    {
      title: "Planned",
      entries: lines(
        payload,
        plans.filter(({ isFailed }) => !isFailed),
      ),
    },
    { title: "To repair on the site", entries: lines(payload, toRepair) },
    ...(translations?.languages ?? []).map(({ code, name }) => ({
      title: `Translations into ${name}`,
      entries: lines(payload, translations?.toDo(code) ?? []),
    })),
  ];
}

/** One line for what is said of documents of a kind: of several, their number and their list. */
function lines(payload: Payload, faults: Fault[]): DeskEntry[] {
  const groups = Map.groupBy(faults, ({ kind, what }) => `${kind} ${what}`);
  return Array.from(groups.values()).flatMap((group): DeskEntry[] => {
    const ids = new Set(group.map(({ doc }) => doc.id));
    const { kind = "", what = "" } = group[0] ?? {};
    const collection = payload.collections[kind]?.config;
    if (ids.size === 1 || !collection)
      return group.map(({ doc, note }) => ({ ...describeDoc(payload, kind, doc), note }));
    const title = `${ids.size} ${String(collection.labels.plural)}`;
    return [{ title, path: listOf(kind, withIds(ids)), note: what }];
  });
}

/** Longer addresses are refused. */
const maxIds = 1_500;
const withIds = (ids: Set<unknown>) => `[id][in]=${Array.from(ids).slice(0, maxIds).join(",")}`;

/** The list of a collection with a filter, as the admin itself writes it. */
const listOf = (collection: string, filter: string) =>
  `/collections/${collection}?where[or][0][and][0]${filter}`;
