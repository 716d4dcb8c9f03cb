import "server-only";
import { type Detail, showDetail } from "./details";
import { type Loaded, mapLoaded, readById, readList } from "./read";

/** A line of a menu or of a list. */
export type Entry = { id: string; title: string };

export async function getServices(): Promise<Loaded<Entry[]>> {
  return mapLoaded(await readList("services"), ({ records }) =>
    records.map(({ id, title }) => ({ id, title })),
  );
}

export async function getService(id: string): Promise<Loaded<Detail | null>> {
  return mapLoaded(await readById("service", id), (record) => record && showDetail(record, id));
}
