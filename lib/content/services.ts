import "server-only";
import { type Detail, toDetail } from "./details";
import { mapResult, type Result, readById, readList } from "./read";

/** A line of a menu or of a list. */
export type Entry = { id: string; title: string };

export async function getServices(): Promise<Result<Entry[]>> {
  return mapResult(await readList("services"), ({ records }) =>
    records.map(({ id, title }) => ({ id, title })),
  );
}

export async function getService(id: string): Promise<Result<Detail | null>> {
  return mapResult(await readById("service", id), (record) => record && toDetail(record, id));
}
