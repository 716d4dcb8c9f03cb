import "server-only";
import { type Detail, toDetail } from "./details";
import { mapResult, type Result, readById, readList } from "./read";
import type { Entry } from "./services";

export async function getExpertise(): Promise<Result<Entry[]>> {
  return mapResult(await readList("expertise"), ({ records }) =>
    records.map(({ id, title }) => ({ id, title })),
  );
}

export async function getExpertiseEntry(id: string): Promise<Result<Detail | null>> {
  return mapResult(await readById("expertiseEntry", id), (record) => record && toDetail(record, id));
}
