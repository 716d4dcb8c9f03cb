/** Records of the contract as documents of the CMS: those of a content folder, and those of a file in the admin. */
import type { Fields } from "../../content/fields.ts";
import { contractId, type Doc, fileName, linkTargets, type MediaFile, titleKey } from "./documents.ts";
import { fromValues, type Targets } from "./fields.ts";
import type { Snapshot } from "./snapshot.ts";

type Values = Record<string, unknown>;

/** `lost`: what the CMS has no place for, by its path in the record. */
type Converted = { data: Values; extra: Values; lost: [path: string, value: unknown][] };

/** @returns converts the fields of a record; files and records are named by their paths and ids, or as people do */
export function recordConverter(snapshot: Snapshot): (fields: Fields, record: Values) => Converted {
  const links = linkTargets(snapshot);
  const files = (snapshot.docs("media") as readonly MediaFile[]).map(
    (file) => [`/media/${fileName(file)}`, file.id] as const,
  );
  const targets: Omit<Targets, "leftOut"> = {
    file(path) {
      const name = decoded(path);
      return files.find(([own]) => own === name || own.endsWith(`/${name}`))?.[1];
    },
    size: (path) => snapshot.fileSize(path),
    linked: (href) => links.get(href),
    record(kind, id) {
      const docs = snapshot.docs(kind);
      const found = docs.find((doc) => contractId(doc) === id);
      return (found ?? docs.find(({ title }) => titleKey(title) === titleKey(id)))?.id;
    },
  };
  return (fields, record) => {
    const lost: Converted["lost"] = [];
    const leftOut = (path: string, value: unknown) => lost.push([path, value]);
    return { ...fromValues(fields, record, { ...targets, leftOut }), lost };
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The difference that other data make to a document in the contract: `specs.1.max: 99.5 → 99.9`. */
export function changesOf(snapshot: Snapshot, kind: string, doc: Doc | undefined, data: Values): string[] {
  const before = doc ? flat(snapshot.toRecord(kind, doc)) : new Map<string, unknown>();
  const after = flat(snapshot.toRecord(kind, { ...doc, ...data }));
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.flatMap((path) => change(path, before.get(path), after.get(path)));
}

/** Each value of a record by its path, such as `specs.1.value`. */
function flat(value: unknown, path = ""): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return new Map([[path, value]]);
  const names = Object.entries(value).map(([name, inner]) => {
    const own = Array.isArray(value) ? Number(name) + 1 : name;
    return [path ? `${path}.${own}` : String(own), inner] as const;
  });
  return new Map(names.flatMap(([name, inner]) => [...flat(inner, name)]));
}

function change(path: string, old: unknown, now: unknown): string[] {
  if (old === now) return [];
  const show = (value: unknown = "nothing") => String(value).replace(/^(.{80}).+$/s, "$1…");
  return [`${path}: ${old === undefined ? "" : `${show(old)} → `}${show(now)}`];
}
