/** The kinds of content that pages read, and what they get of each. */
import "server-only";
import type { KindName, kinds } from "../../content/kinds/all";
import { type CallName, calls, type ListName, type RecordName, type RecordOf } from "../backend/contract";
import type { meanings, wholeMeanings } from "./meaning";
import type { Worded } from "./parts";
import type { BriefFields, ViewOf } from "./view";

type AnyKind = (typeof kinds)[number];
type KindOf<N> = Extract<AnyKind, { name: N }>;
type CallOf<N, Shape> = {
  [C in CallName]: (typeof calls)[C] extends { kind: N; shape: Shape } ? C : never;
}[CallName];

/** A kind with a list. */
export type ListKind = Exclude<Extract<AnyKind, { isList: true }>, { byName: true }>["name"];
/** One whose records are read by their id or name. */
export type RecordKind = Extract<AnyKind, { record: string } | { byName: true }>["name"];
/** One with a single record. Of the stories the site shows the first. */
export type SingleKind = Extract<AnyKind, { isList: false }>["name"] | "story";

type RecordIn<N> = RecordOf<CallOf<N, "record"> extends never ? CallOf<N, "list"> : CallOf<N, "record">>;
type Meaning<T, N> = N extends keyof T
  ? T[N] extends (...args: never[]) => infer R
    ? NonNullable<R>
    : unknown
  : unknown;
type Id<N> = KindOf<N> extends { isList: false } | { id: "none" | "optional" } ? unknown : { id: string };
type Flat<T> = { [M in keyof T]: T[M] };
type View<N, F, R, M> = Flat<Id<N> & ViewOf<F, R> & Meaning<typeof meanings, N> & M & Worded>;

type Wholes = {
  [N in KindName]: View<N, KindOf<N>["fields"], RecordIn<N>, Meaning<typeof wholeMeanings, N>>;
};
type Briefs = {
  [N in ListKind]: View<N, BriefFields<KindOf<N>>, RecordOf<CallOf<N, "list">>, unknown>;
};
/** A record with all that its own page shows. */
export type Whole<N extends KindName> = Wholes[N];
/** A record in a list: without its texts where it has a page of its own. */
export type Item<N extends ListKind> = N extends ListKind
  ? KindOf<N> extends { record: string }
    ? Briefs[N]
    : Wholes[N]
  : never;

/** Calls by the kind that they read. */
const listCalls = callsBy("list");
const recordCalls = callsBy("record");

function callsBy(shape: "list" | "record"): ReadonlyMap<string, CallName> {
  const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].shape === shape);
  return new Map(names.map((name) => [calls[name].kind, name]));
}

export const listCallOf = (kind: string) => listCalls.get(kind) as ListName;
export const recordCallOf = (kind: string) => recordCalls.get(kind) as RecordName | undefined;
