/** Brings records of a file into a kind as drafts, after a look at what each of them would change. */
import type { Payload } from "payload";
import type { Fields } from "../../content/fields.ts";
import type { ImportedRow, ImportPlan } from "../content/import-form.tsx";
import { contractId, type Doc, fieldsOf, titleKey } from "./documents.ts";
import { formName } from "./fields.ts";
import { changesOf, recordConverter } from "./import-records.ts";
import { findIssues } from "./publish-rules.ts";
import { fieldAt, type Row, readRows } from "./read-rows.ts";
import type { Snapshots } from "./snapshot.ts";

type ImportOptions = { user: unknown; save: boolean };

type Values = Record<string, unknown>;
type Plan = { row: ImportedRow; id?: number | undefined; data: Values };

const maxNotes = 6;

/** Changes nothing without `save`. Each row is saved or refused by itself; a faulty one is left out. */
export async function importRows(
  payload: Payload,
  snapshots: Snapshots,
  kind: string,
  file: Uint8Array,
  { user, save }: ImportOptions,
): Promise<ImportPlan> {
  const { rows, ...rest } = readRows(file, kind);
  const plans = makePlans(payload, snapshots, kind, rows);
  // A new record becomes the first one: in this direction they stand in the order of the file.
  for (const { row, id, data } of save ? plans.toReversed() : []) {
    if (row.state === "faulty" || row.state === "same") continue;
    const options = { collection: kind, data: { ...data, _status: "draft" }, draft: true, depth: 0 };
    const asUser = { ...options, user: user as never, overrideAccess: false, overrideLock: false };
    try {
      await (id === undefined ? payload.create(asUser) : payload.update({ ...asUser, id }));
      row.state = "saved";
    } catch (error) {
      Object.assign(row, { state: "faulty", notes: [(error as Error).message] });
    }
  }
  return { rows: plans.map(({ row }) => row), ...rest };
}

function makePlans(payload: Payload, snapshots: Snapshots, kind: string, rows: Row[]): Plan[] {
  const { drafts } = snapshots;
  const fields = fieldsOf(kind);
  const useAsTitle = payload.collections[kind]?.config.admin.useAsTitle ?? "title";
  const convert = recordConverter(drafts);
  const seen = new Set<unknown>();

  /** The record of a row by its id, or else by its title; and why there cannot be one. */
  function find({ id, [useAsTitle]: title }: Values): { doc: Doc; faults: string[] } {
    const docs = drafts
      .docs(kind)
      .filter((doc) =>
        id ? contractId(doc) === String(id) : title && titleKey(doc[useAsTitle]) === titleKey(title),
      );
    const [doc = {}] = docs;
    const key = doc.id ?? titleKey(title);
    const faults = [
      ...(id && !doc.id ? [`There is no record ${id}. Leave its id empty to make a new one.`] : []),
      ...(docs.length > 1 ? ["Several records have this title. Name one of them by its id."] : []),
      ...(key && seen.has(key) ? ["The record is in the file twice."] : []),
    ];
    seen.add(key);
    return { doc, faults };
  }

  return rows.map(({ place, values, faults: known }) => {
    const { doc, faults: ambiguous } = find(values);
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
    const unclear = [...known, ...ambiguous];
    const { data, lost } = convert(unclear.length > 0 ? {} : own, values);
    const faults = [...unclear, ...lost.map(([path, value]) => reason(fields, path.split(" "), value))];
    for (const [name, list] of Object.entries(data))
      if (fields[name]?.type === "rows") data[name] = withIds(list as Values[], doc[name] as Values[]);
    const merged = { ...doc, ...data };
    if (faults.length === 0)
      faults.push(...findIssues(payload, snapshots, kind, merged).map(({ message }) => message));
    const changes = changesOf(drafts, kind, doc.id ? doc : undefined, data);
    const state = faults.length > 0 ? "faulty" : !doc.id ? "new" : changes.length > 0 ? "changed" : "same";
    const all = state === "faulty" ? faults : changes;
    const more = all.length > maxNotes ? [`and ${all.length - maxNotes} more`] : [];
    const title = String(values[useAsTitle] ?? doc[useAsTitle] ?? "");
    const isChanged = (name: string) => changes.some((path) => path.split(/[.:]/, 1)[0] === name);
    const stored = Object.entries(own)
      .filter(([name]) => isChanged(name))
      .map(([name, field]) => formName(name, field));
    return {
      row: { place, title, state, notes: [...all.slice(0, maxNotes), ...more] },
      id: doc.id,
      data: Object.fromEntries(stored.map((name) => [name, data[name]])),
    };
  });
}

/** Translations belong to rows by these ids. */
const withIds = (rows: Values[], before: Values[] = []) =>
  rows.map((row, index) => ({ ...row, ...(before[index]?.id ? { id: before[index].id } : {}) }));

const reasons: [types: RegExp, reason: string][] = [
  [/^(?:number|percent|count)$/, "is no number"],
  [/^(?:day|published)$/, "is no date such as 2026-12-31"],
  [/^(?:picture|rarePicture|pdf)$/, "is no file of the CMS. Upload it under Files"],
  [/^(?:one|many)$/, "is neither the title nor the id of a record"],
];

function reason(fields: Fields, path: string[], value: unknown): string {
  const type = fieldAt(fields, path)?.type ?? "";
  const found = reasons.find(([types]) => types.test(type))?.[1] ?? "has no place in a record";
  return `${path.join(".")}: “${value}” ${found}.`;
}
