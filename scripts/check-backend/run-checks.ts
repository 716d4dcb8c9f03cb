import { contractCalls } from "../../lib/backend/contract.ts";
import { clean } from "../../lib/backend/fields.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { redirect } from "../../lib/backend/schemas.ts";
import { parseRedirects } from "../../lib/site/redirects.ts";
import { type BackendClient, RequestError } from "./backend-client.ts";
import { checkHosts, hostOf, isShown } from "./hosts.ts";
import { checkInquiry, findInquiryReceiver } from "./inquiries.ts";
import { checkLanguage } from "./languages.ts";
import { checkLinks } from "./links.ts";
import { checkList } from "./lists.ts";
import { checkMedia, type MediaReference, mediaReferences } from "./media.ts";
import type { CallCheck } from "./records.ts";
import { ReportRow } from "./report.ts";
import { checkShortcodes } from "./shortcodes.ts";
import { checkBanners, checkRecordsById, checkSingleRecord, MAX_RECORDS } from "./single-records.ts";
import { checkTexts, type TextSource } from "./texts.ts";

type Options = {
  /** Also sends a test inquiry, which the backend stores. */
  write: boolean;
  /** Inquiries also go to a mail server. */
  isMailed: boolean;
  siteUrl: string;
  /** Further hosts whose images and documents the site shows. */
  imageHosts: string[];
  /** Languages of the site besides that of the records. */
  languages: string[];
  /** Receives the name of each call. */
  progress: (text: string) => void;
};

/** Kinds whose records' titles are names of banners. */
const KINDS_WITH_BANNERS = ["services", "expertise", "products", "news", "blog"];

/** Checks the whole contract, with one row per call. Throws for no response or failure of the backend. */
export async function runChecks(
  client: BackendClient,
  { write, isMailed, siteUrl, imageHosts, languages, progress }: Options,
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  const lists = new Map<string, RawRecord[]>();
  const known = new Map<string, RawRecord[]>();
  const media: MediaReference[] = [];
  const sources: TextSource[] = [];

  const check = async (name: string, work: (row: ReportRow) => Promise<unknown>, maxCauses?: number) => {
    const row = new ReportRow(name, maxCauses);
    rows.push(row);
    progress(name);
    await work(row).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      row.deviations.push(`expected a response, found ${error.message}`);
    });
  };

  const anonymous = new ReportRow("calls without credentials");
  // Lists come first: they name the records and banners to request.
  const ordered = [...contractCalls].sort(
    ([, a], [, b]) => Number(a.shape === "record") - Number(b.shape === "record"),
  );
  for (const [name, call] of ordered) {
    await check(`GET ${call.path}`, async (row) => {
      await checkAuthentication({ client, call, row: anonymous });
      const records = await checkCall({ client, call, row }, lists);
      known.set(name, records);
      if (call.shape === "list") lists.set(call.kind, records);
      if (call.kind === "redirects") {
        const parsed = records.flatMap((record) => redirect.safeParse(record).data ?? []);
        for (const { from, to, reason } of parseRedirects(parsed, siteUrl).refused)
          row.deviations.push(reason, `redirect from ${from} to ${to}`);
      }
      for (const record of records) {
        const place = `${call.path} ${labelOf(record)}`.trim();
        media.push(...mediaReferences(record, place));
        sources.push({ record, place, kind: call.kind, schema: call.schema });
      }
    });
  }
  rows.push(anonymous);
  const hosts = {
    isShown: (src: string) => isShown(src, client.media, imageHosts),
    hostOf: (src: string) => hostOf(src, client.media.backendUrl),
  };
  // An editor goes through them record by record: each is named.
  const checkAllTexts = async (row: ReportRow) => {
    const images = checkTexts(row, sources, hosts);
    media.push(...images.map((image) => ({ ...image, kind: "image" as const })));
  };
  await check("texts in all records", checkAllTexts, Number.POSITIVE_INFINITY);
  await check("media of all records", (row) => checkMedia(client, row, media));
  await check("hosts in all records", async (row) => checkHosts(row, client.media, sources, imageHosts));
  await check("shortcodes in all records", async (row) => checkShortcodes(row, sources));
  await check("links between records", async (row) => checkLinks(row, sources, lists));
  for (const language of languages)
    await check(`content in ${language}`, (row) => checkLanguage(client, row, language, known));
  if (write) await check("POST inquiry", (row) => checkInquiry(client, row, isMailed));
  else await check("inquiries", (row) => findInquiryReceiver(client, row, isMailed));
  return rows;
}

function checkCall(check: CallCheck, lists: Map<string, RawRecord[]>): Promise<RawRecord[]> {
  const { call } = check;
  if (call.shape === "list") return checkList(check);
  if (!call.path.includes("{key}")) return checkSingleRecord(check);
  if (call.kind !== "banners") return checkRecordsById(check, lists.get(call.kind) ?? []);
  const named = KINDS_WITH_BANNERS.flatMap((kind) => (lists.get(kind) ?? []).slice(0, MAX_RECORDS));
  const titles = named.map(({ title }) => (typeof title === "string" ? clean(title) : ""));
  return checkBanners(check, titles.filter(Boolean));
}

async function checkAuthentication({ client, call, row }: CallCheck): Promise<void> {
  const key = call.kind === "banners" ? "home" : "1";
  const { status } = await client.read(call, { key, isAnonymous: true });
  if (status === 401) return;
  if (call.added && status === 404) row.notes.push("responds with 404", call.path);
  else row.minorDeviations.push(`expected status 401, found ${status}`, call.path);
}

function labelOf(record: RawRecord): string {
  const name = record.id ?? record.title ?? record.name;
  return name === undefined || name === null ? "" : String(name);
}
