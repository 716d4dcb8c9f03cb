/**
 * The single records: by id for the ids that the lists gave, by name for banners, and the ones without a key.
 */
import { type ContractCall, statusFilter } from "../../lib/backend/contract.ts";
import { bannerName, routes } from "../../lib/site/routes.ts";
import type { Answer, Client } from "./client.ts";
import { checkRecord, openEnvelope, type Raw } from "./records.ts";
import type { Row } from "./report.ts";

/** Records of one list that are asked for one by one. */
export const MAX_RECORDS = 200;
/** Fits backends with numbers as ids as well as those with words. */
export const UNKNOWN_ID = "999999999";

/** Banners of the pages; the titles of services, expertise and articles are banner names too. */
const PAGE_BANNERS = Object.values(routes).map(bannerName);

/** A record without a key: settings, vision, about, quality policy. */
export async function checkOnly(client: Client, call: ContractCall, row: Row): Promise<Raw[]> {
  const answer = await ask(client, call);
  row.saw(answer);
  if (call.added && answer.status === 404) {
    row.notes.push("nothing published (404); the site shows its empty state");
    return [];
  }
  const envelope = openEnvelope(row, answer, "");
  const record = envelope && checkRecord(row, call, envelope.data, "record");
  row.records = record ? 1 : 0;
  return record ? [record] : [];
}

/** Records by id, for records of their list. */
export async function checkById(client: Client, call: ContractCall, row: Row, listed: Raw[]): Promise<Raw[]> {
  const ids = listed.flatMap(({ id }) =>
    typeof id === "string" || typeof id === "number" ? [String(id)] : [],
  );
  const asked = ids.slice(0, MAX_RECORDS);
  if (asked.length < ids.length)
    row.notes.push(`only the first ${MAX_RECORDS} of ${ids.length} were asked for`);

  const found: { id: string; answer: Answer }[] = [];
  for (const id of asked) {
    const answer = await ask(client, call, id);
    row.saw(answer);
    found.push({ id, answer });
  }
  row.records = found.filter(({ answer }) => answer.status === 200).length;
  if (asked.length === 0) row.notes.push("its list has no records to ask for");
  else if (call.added && found.every(({ answer }) => answer.status === 404)) {
    row.notes.push("not there for any id of the list (404); the site's details pages will be missing");
    return [];
  }
  const records = found.flatMap(({ id, answer }) => {
    const envelope = openEnvelope(row, answer, `id ${id}`);
    const record = envelope && checkRecord(row, call, envelope.data, `id ${id}`);
    if (record?.id !== undefined && record.id !== null && String(record.id) !== id) {
      row.deviates(`id ${id}, field id`, `expected the id asked for, found ${JSON.stringify(record.id)}`);
    }
    return record ? [record] : [];
  });
  await checkUnknown(client, call, row, UNKNOWN_ID);
  return records;
}

/** Banners by name. One that is missing is no deviation: the site has a picture of its own. */
export async function checkBanners(
  client: Client,
  call: ContractCall,
  row: Row,
  titles: string[],
): Promise<Raw[]> {
  const missing: string[] = [];
  const records: Raw[] = [];
  for (const name of [...new Set([...PAGE_BANNERS, ...titles])]) {
    const answer = await ask(client, call, name);
    // A banner that is missing is usual: its status would hide the others' in the table.
    row.saw({ status: answer.status === 404 ? 200 : answer.status, ms: answer.ms });
    if (answer.status === 404) {
      missing.push(name);
      continue;
    }
    const envelope = openEnvelope(row, answer, `banner "${name}"`);
    const record = envelope && checkRecord(row, call, envelope.data, `banner "${name}"`);
    if (record) records.push(record);
  }
  row.records = records.length;
  if (missing.length > 0) row.notes.push(`no banner, so the default picture is shown: ${missing.join(", ")}`);
  await checkUnknown(client, call, row, "no banner has this name");
  return records;
}

async function checkUnknown(client: Client, call: ContractCall, row: Row, key: string): Promise<void> {
  const answer = await ask(client, call, key);
  if (answer.status !== 404)
    row.deviates(`unknown key "${key}"`, `expected status 404, found ${answer.status}`);
  else if (answer.json === undefined) {
    row.notes.push("the 404 is not JSON; the site cannot tell it from the 404 of a proxy in between");
  }
}

function ask(client: Client, call: ContractCall, key?: string): Promise<Answer> {
  const path = key === undefined ? call.path : call.path.replace("{key}", encodeURIComponent(key));
  const id: Record<string, string> = call.repeatsId && key !== undefined ? { id: key } : {};
  return client.read(path, { ...(call.filtered && statusFilter), ...id });
}
