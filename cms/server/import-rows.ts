/** Brings records of a file into a kind as drafts, after a look at what each of them would change. */
import type { Payload } from "payload";
import type { Fields } from "../../content/fields.ts";
import type { ImportedRow, ImportPlan } from "../content/import-form.tsx";
import { contractId, type Doc, fieldsOf, linkTargets, titleKey } from "./documents.ts";
import { formName, fromValues } from "./fields.ts";
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
  const links = linkTargets(drafts);
  const files = [...links].filter(([, { relationTo }]) => relationTo === "media");
  const targets = {
    // By its path, or its name alone.
    file: (path: string) =>
      files.find(([own]) => own === path || own.endsWith(`/${path}`))?.[1].value as number | undefined,
    size: (path: string) => drafts.fileSize(path),
    linked: (href: string) => links.get(href),
    record: (name: string, id: string) =>
      drafts.docs(name).find((doc) => contractId(doc) === id || titleKey(doc.title) === titleKey(id))?.id,
  };
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
    const faults = [...known, ...ambiguous];
    const leftOut = (path: string, value: unknown) => faults.push(reason(fields, path.split(" "), value));
    const data = faults.length > 0 ? {} : fromValues(own, values, { ...targets, leftOut }).data;
    for (const [name, list] of Object.entries(data))
      if (fields[name]?.type === "rows") data[name] = withIds(list as Values[], doc[name] as Values[]);
    const merged = { ...doc, ...data };
    if (faults.length === 0)
      faults.push(...findIssues(payload, snapshots, kind, merged).map(({ message }) => message));
    const before = doc.id ? flat(drafts.toRecord(kind, doc)) : new Map<string, string>();
    const after = flat(drafts.toRecord(kind, merged));
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    const changes = paths.flatMap((path) => change(path, before.get(path), after.get(path)));
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

/** Each value of a record by its path, such as `specs.1.value`. */
function flat(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null) return new Map([[path, String(value)]]);
  const names = Object.entries(value).map(([name, inner]) => {
    const own = Array.isArray(value) ? Number(name) + 1 : name;
    return [path ? `${path}.${own}` : String(own), inner] as const;
  });
  return new Map(names.flatMap(([name, inner]) => [...flat(inner, name)]));
}

function change(path: string, old: string | undefined, now: string | undefined): string[] {
  const show = (text = "nothing") => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
  if (old === now) return [];
  return [`${path}: ${old === undefined ? "" : `${show(old)} → `}${show(now)}`];
}
