import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import { bannerName, routes } from "../../lib/site/routes.ts";
import type { BackendClient, BackendResponse } from "./client.ts";
import { checkRecord, parseEnvelope, type RawRecord } from "./records.ts";
import type { ReportRow } from "./report.ts";

/** Limit of requests for the records of one list. */
export const MAX_RECORDS = 200;
/** Valid for backends with numeric and with textual ids. */
export const UNKNOWN_ID = "999999999";

/** Banners of the pages; the titles of services, expertise and articles are banner names too. */
const PAGE_BANNERS = Object.values(routes).map(bannerName);

/** Checks a call without a key, such as settings or vision. */
export async function checkSingleRecord(
  client: BackendClient,
  call: ContractCall,
  row: ReportRow,
): Promise<RawRecord[]> {
  const response = await requestRecord(client, call);
  row.recordResponse(response);
  if (call.added && response.status === 404) {
    row.notes.push("nothing published (404); the site shows its empty state");
    return [];
  }
  const envelope = parseEnvelope(row, response, "");
  const record = envelope && checkRecord(row, call, envelope.data, "record");
  row.records = record ? 1 : 0;
  return record ? [record] : [];
}

/** Requests each listed record by its id. */
export async function checkRecordsById(
  client: BackendClient,
  call: ContractCall,
  row: ReportRow,
  listed: RawRecord[],
): Promise<RawRecord[]> {
  const ids = listed.flatMap(({ id }) =>
    typeof id === "string" || typeof id === "number" ? [String(id)] : [],
  );
  const requested = ids.slice(0, MAX_RECORDS);
  if (requested.length < ids.length)
    row.notes.push(`only the first ${MAX_RECORDS} of ${ids.length} were requested`);

  const responses: { id: string; response: BackendResponse }[] = [];
  for (const id of requested) {
    const response = await requestRecord(client, call, id);
    row.recordResponse(response);
    responses.push({ id, response });
  }
  row.records = responses.filter(({ response }) => response.status === 200).length;
  if (requested.length === 0) row.notes.push("its list has no records");
  else if (call.added && responses.every(({ response }) => response.status === 404)) {
    row.notes.push("missing for every id of the list (404); the site will have no detail pages");
    return [];
  }
  const records = responses.flatMap(({ id, response }) => {
    const envelope = parseEnvelope(row, response, `id ${id}`);
    const record = envelope && checkRecord(row, call, envelope.data, `id ${id}`);
    if (record?.id !== undefined && record.id !== null && String(record.id) !== id) {
      row.addDeviation(`id ${id}, field id`, `expected the requested id, found ${JSON.stringify(record.id)}`);
    }
    return record ? [record] : [];
  });
  await checkUnknown(client, call, row, UNKNOWN_ID);
  return records;
}

/** Requests banners by name. A missing one is no deviation: the site has a default image. */
export async function checkBanners(
  client: BackendClient,
  call: ContractCall,
  row: ReportRow,
  titles: string[],
): Promise<RawRecord[]> {
  const missing: string[] = [];
  const records: RawRecord[] = [];
  for (const name of [...new Set([...PAGE_BANNERS, ...titles])]) {
    const response = await requestRecord(client, call, name);
    // Missing banners are usual: their status must not hide others in the table.
    row.recordResponse({ status: response.status === 404 ? 200 : response.status, ms: response.ms });
    if (response.status === 404) {
      missing.push(name);
      continue;
    }
    const envelope = parseEnvelope(row, response, `banner "${name}"`);
    const record = envelope && checkRecord(row, call, envelope.data, `banner "${name}"`);
    if (record) records.push(record);
  }
  row.records = records.length;
  if (missing.length > 0) row.notes.push(`no banner, the default image is shown: ${missing.join(", ")}`);
  await checkUnknown(client, call, row, "no banner has this name");
  return records;
}

async function checkUnknown(
  client: BackendClient,
  call: ContractCall,
  row: ReportRow,
  key: string,
): Promise<void> {
  const response = await requestRecord(client, call, key);
  if (response.status !== 404)
    row.addDeviation(`unknown key "${key}"`, `expected status 404, found ${response.status}`);
  else if (response.json === undefined) {
    row.notes.push("the 404 is not JSON; the site cannot tell it from a proxy's 404");
  }
}

function requestRecord(client: BackendClient, call: ContractCall, key?: string): Promise<BackendResponse> {
  const path = key === undefined ? call.path : call.path.replace("{key}", encodeURIComponent(key));
  const id: Record<string, string> = call.repeatsId && key !== undefined ? { id: key } : {};
  return client.read(path, { ...(call.filtered && statusFilter), ...id });
}
