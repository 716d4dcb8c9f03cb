import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { bannerName, routes } from "../../lib/site/routes.ts";
import type { BackendResponse } from "./backend-client.ts";
import { type CallCheck, checkRecordResponse, isNoRecord, isUnpublished, request } from "./records.ts";

/** Limit of requests for the records of one list. */
export const MAX_RECORDS = 200;
/** Valid for backends with numeric and with textual ids. */
const UNKNOWN_ID = "999999999";

/** Banners of the pages; the titles of services, expertise and articles are banner names too. */
const PAGE_BANNERS = Object.values(routes).map(bannerName);

/** Checks a call without a key, such as settings or vision. */
export async function checkSingleRecord(check: CallCheck): Promise<RawRecord[]> {
  const response = await request(check);
  if (isUnpublished(check, response)) return [];
  const record = checkRecordResponse(check, response, "");
  check.row.records = record ? 1 : 0;
  return record ? [record] : [];
}

/** Requests each listed record by its id. */
export async function checkRecordsById(check: CallCheck, listed: RawRecord[]): Promise<RawRecord[]> {
  const { call, row } = check;
  const ids = listed.flatMap(({ id }) =>
    typeof id === "string" || typeof id === "number" ? [String(id)] : [],
  );
  const requested = ids.slice(0, MAX_RECORDS);
  if (requested.length < ids.length)
    row.notes.push(`only the first ${MAX_RECORDS} of ${ids.length} were requested`);

  const responses: { id: string; response: BackendResponse }[] = [];
  for (const id of requested) responses.push({ id, response: await request(check, { key: id }) });
  row.records = responses.filter(({ response }) => response.status === 200).length;
  if (requested.length === 0) row.notes.push("its list has no records");
  else if (call.added && responses.every(({ response }) => response.status === 404)) {
    row.notes.push("missing for every id of the list (404); the site will have no detail pages");
    return [];
  }
  const records = responses.flatMap(({ id, response }) => {
    const record = checkRecordResponse(check, response, `id ${id}`);
    if (record?.id !== undefined && record.id !== null && String(record.id) !== id) {
      row.deviations.push(
        `expected the requested id, found ${JSON.stringify(record.id)}`,
        `id ${id}, field id`,
      );
    }
    return record ? [record] : [];
  });
  await checkUnknown(check, UNKNOWN_ID);
  return records;
}

/** Requests banners by name. A missing one is no deviation: the site has a default image. */
export async function checkBanners(check: CallCheck, titles: string[]): Promise<RawRecord[]> {
  const { client, call, row } = check;
  const missing: string[] = [];
  const records: RawRecord[] = [];
  for (const name of [...new Set([...PAGE_BANNERS, ...titles])]) {
    const response = await client.read(call, { key: name });
    row.ms = Math.max(row.ms, response.ms);
    // Missing banners are usual: their status must not hide others in the table.
    if (response.status !== 404) row.recordResponse(response);
    if (response.status === 404 || isNoRecord(check, response)) {
      missing.push(name);
      continue;
    }
    const record = checkRecordResponse(check, response, `banner "${name}"`);
    if (record) records.push(record);
  }
  row.records = records.length;
  if (row.status === "-") row.status = "404";
  if (missing.length > 0) row.notes.push(`no banner, the default image is shown: ${missing.join(", ")}`);
  await checkUnknown(check, "no banner has this name");
  return records;
}

async function checkUnknown(check: CallCheck, key: string): Promise<void> {
  const { client, call, row } = check;
  const response = await client.read(call, { key });
  if (isNoRecord(check, response)) return;
  if (response.status !== 404)
    row.deviations.push(`expected status 404, found ${response.status}`, `unknown key "${key}"`);
  else if (response.json === undefined) {
    row.notes.push("the 404 is not JSON; the site cannot tell it from a proxy's 404");
  }
}
