import { type KindName, kindNamed } from "../../content/kinds/all";
import { calls } from "../../lib/backend/contract";
import { type Item, type ListKind, listCallOf, type Whole } from "../../lib/read/kinds";
import { briefFields, type Raw, viewOf } from "../../lib/read/view";

const noHtml = () => null;

/** A record as pages get it, of which a backend has nothing but the given fields. */
export function wholeOf<K extends KindName>(kind: K, own: Partial<Whole<K>>): Whole<K> {
  return { ...viewOf(kindNamed(kind).fields, { images: [] }, noHtml), ...own } as Whole<K>;
}

/** A record of a content file as pages get it in a list, without what it means. */
export function itemOf<K extends ListKind>(kind: K, record: object): Item<K> {
  const parsed = calls[listCallOf(kind)].schema.parse(record) as Raw;
  return { id: parsed.id, ...viewOf(briefFields(kindNamed(kind)), parsed, noHtml) } as Item<K>;
}
