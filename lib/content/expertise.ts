import "server-only";
import { type Detail, showDetail } from "./details";
import { type Loaded, mapLoaded, readById, readList } from "./read";
import type { Entry } from "./services";

export async function getExpertise(): Promise<Loaded<Entry[]>> {
  return mapLoaded(await readList("expertise"), ({ records }) =>
    records.map(({ id, title }) => ({ id, title })),
  );
}

export async function getExpertiseEntry(id: string): Promise<Loaded<Detail | null>> {
  return mapLoaded(await readById("expertiseEntry", id), (record) => record && showDetail(record, id));
}
