/**
 * Goes through the contract's table and calls everything in it.
 */
import { randomUUID } from "node:crypto";
import { type ContractCall, contractCalls, statusFilter } from "../../lib/backend/contract.ts";
import { type Client, NoAnswer } from "./client.ts";
import { checkHosts, type Source } from "./hosts.ts";
import { checkList } from "./lists.ts";
import { checkMedia, type Reference, references } from "./media.ts";
import type { Raw } from "./records.ts";
import { Row } from "./report.ts";
import { checkBanners, checkById, checkOnly, MAX_RECORDS } from "./singles.ts";

type Options = {
  /** Also send a test inquiry, which the backend stores. */
  write: boolean;
  /** Hosts besides the backend whose pictures and documents the site shows. */
  imageHosts: string[];
  /** Told what is being done. */
  progress: (text: string) => void;
};

/** Kinds whose titles are names of banners too. */
const TITLED = ["services", "expertise", "news", "blog"];

/** Checks the whole contract; one row per call. Never throws for what the backend answers or fails to. */
export async function runChecks(client: Client, { write, imageHosts, progress }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  const lists = new Map<string, Raw[]>();
  const media: Reference[] = [];
  const sources: Source[] = [];

  const check = async (name: string, work: (row: Row) => Promise<unknown>) => {
    const row = new Row(name);
    rows.push(row);
    progress(name);
    await work(row).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      row.deviates("", `expected an answer, found ${error.message}`);
    });
  };

  // Lists come first: they say which records and banners there are to ask for.
  const ordered = [...contractCalls].sort(
    ([, a], [, b]) => Number(a.shape === "record") - Number(b.shape === "record"),
  );
  for (const [, call] of ordered) {
    await check(`GET ${call.path}`, async (row) => {
      await checkLock(client, call, row);
      const records = await checkCall(client, call, row, lists);
      if (call.shape === "list") lists.set(call.kind, records);
      for (const record of records) {
        const place = `${call.path} ${nameOf(record)}`.trim();
        media.push(...references(record, place));
        sources.push({ record, place });
      }
    });
  }
  await check("media of all records", (row) => checkMedia(client, row, media));
  await check("hosts in all records", async (row) => checkHosts(row, client.base, sources, imageHosts));
  if (write) await check("POST inquiry", (row) => checkInquiry(client, row));
  return rows;
}

function checkCall(client: Client, call: ContractCall, row: Row, lists: Map<string, Raw[]>): Promise<Raw[]> {
  if (call.shape === "list") return checkList(client, call, row);
  if (!call.path.includes("{key}")) return checkOnly(client, call, row);
  if (call.kind !== "banners") return checkById(client, call, row, lists.get(call.kind) ?? []);
  const titles = TITLED.flatMap((kind) => (lists.get(kind) ?? []).slice(0, MAX_RECORDS)).map(
    (record) => record.title,
  );
  const names = titles.filter((title): title is string => typeof title === "string" && title.trim() !== "");
  return checkBanners(
    client,
    call,
    row,
    names.map((name) => name.trim()),
  );
}

/** Without credentials there must be nothing to see. */
async function checkLock(client: Client, call: ContractCall, row: Row): Promise<void> {
  const query: Record<string, string | number> = { ...(call.filtered && statusFilter) };
  if (call.limit) Object.assign(query, { page: 1, limit: call.limit });
  const path = call.path.replace("{key}", call.kind === "banners" ? "home" : "1");
  const { status } = await client.read(path, query, true);
  if (status === 401) return;
  if (call.added && status === 404) row.notes.push("answers 404 without credentials");
  else row.deviates("without credentials", `expected status 401, found ${status}`);
}

async function checkInquiry(client: Client, row: Row): Promise<void> {
  const inquiry = { name: "Backend check", email: "check@example.com", message: "A test; please ignore it." };
  const headers = { "Idempotency-Key": `check-${randomUUID()}` };
  const first = await client.write("inquiry", inquiry, headers);
  row.saw(first);
  if (first.status === 404) {
    row.notes.push("not there (404); inquiries need INQUIRY_SMTP_URL then");
    return;
  }
  if (first.status !== 201) return row.deviates("", `expected status 201, found ${first.status}`);
  row.records = 1;
  const again = await client.write("inquiry", inquiry, headers);
  if (again.status !== 201 || JSON.stringify(again.json) !== JSON.stringify(first.json)) {
    row.deviates("the same key again", `expected the same answer, found status ${again.status}`);
  }
}

function nameOf(record: Raw): string {
  const name = record.id ?? record.title ?? record.name;
  return name === undefined || name === null ? "" : String(name);
}
