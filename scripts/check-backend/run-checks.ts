import { type ContractCall, calls, contractCalls } from "../../lib/backend/contract.ts";
import { readEnvelope } from "../../lib/backend/envelope.ts";
import { clean } from "../../lib/backend/fields.ts";
import type { RawRecord } from "../../lib/backend/raw-record.ts";
import { detailKinds, kindPage } from "../../lib/site/kind-pages.ts";
import { parseRedirects } from "../../lib/site/redirects.ts";
import { bannerName, routes } from "../../lib/site/routes.ts";
import { checkCall } from "./calls.ts";
import { type BackendClient, RequestError } from "./client.ts";
import { checkFiles, checkTexts, hostsOf, type Source } from "./content.ts";
import { checkLanguage } from "./languages.ts";
import { checkInquiries } from "./receivers.ts";
import { ReportRow } from "./report.ts";
import { checkSettings } from "./settings.ts";

type Options = {
  write: boolean;
  siteUrl: string;
  imageHosts: string[];
  languages: string[];
};

/** Makes every call of the contract: a row for each, and for what all records have. */
export async function runChecks(client: BackendClient, options: Options) {
  const { write, imageHosts, languages } = options;
  const rows = new Map<string, ReportRow>();
  const [lists, sources]: [Map<string, RawRecord[]>, Source[]] = [new Map(), []];
  const known = new Map<ContractCall, RawRecord[]>();
  const check = async (name: string, page: string, work: (row: ReportRow) => Promise<unknown>) => {
    const row = rows.get(name) ?? Object.assign(new ReportRow(), { page });
    rows.set(name, row);
    await work(row).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      row.deviations.push(`expected a response, found ${error.message}`);
    });
  };
  // Lists come first: they name the records and banners to request.
  const byShape = contractCalls.toSorted(([, one], [, other]) => (one.shape < other.shape ? -1 : 1));
  for (const [, call] of byShape)
    await check(`GET ${call.path}`, kindPage(call.kind) ?? "every page", async (row) => {
      const listed = call.kind === "banners" ? Object.keys(detailKinds) : [call.kind];
      const all = listed.flatMap((kind) => lists.get(kind)?.slice(0, 200) ?? []);
      const names = all.map(({ title }) => clean(title as string)).filter(Boolean);
      const banners = [...new Set([...Object.values(routes).map(bannerName), ...names])];
      const keys =
        call.kind === "banners" ? banners : all.flatMap(({ id }) => (id == null ? [] : String(id)));
      const records = await checkCall({ client, call, row }, call.path.includes("{key}") ? keys : undefined);
      known.set(call, records);
      if (call.kind === "settings") for (const record of records) checkSettings(row, record);
      if (call.shape === "list") lists.set(call.kind, records);
      const moved =
        call.kind === "redirects"
          ? records.flatMap((record) => calls.redirects.schema.safeParse(record).data ?? [])
          : [];
      for (const { from, to, reason } of parseRedirects(moved, options.siteUrl).refused)
        row.deviations.push(reason, `redirect from ${from} to ${to}`);
      for (const record of records) {
        const place = `${call.path} ${record.id ?? record.title ?? record.name ?? ""}`.trim();
        sources.push({ record, call, place });
      }
      const key = call.kind === "banners" ? "no banner has this name" : "999999999";
      const open = await client.read(call, { key }, { authorization: "" });
      await check("calls without credentials", "", async ({ minorDeviations, notes }) => {
        if (call.added && open.status === 404) notes.push("responds with 404", call.path);
        else if (open.status !== 401)
          minorDeviations.push(`expected status 401, found ${open.status}`, call.path);
      });
      if (!call.path.includes("{key}")) return;
      const unknown = await client.read(call, { key });
      const isNone = Object(readEnvelope(call, unknown.json)).data === null;
      const isMissing = call.added && records.length === 0;
      if (unknown.status !== 404 && !isNone && !isMissing)
        row.deviations.push(`expected status 404, found ${unknown.status}`, `unknown key "${key}"`);
      if (unknown.json === undefined)
        row.notes.push("the 404 is not JSON; the site cannot tell it from a proxy's 404");
    });
  const hosts = hostsOf(client, imageHosts);
  let files: [string, string][] = [];
  await check("texts in all records", "", async (row) => {
    files = checkTexts(row, sources, hosts, lists);
  });
  await check("media of all records", "", (row) => checkFiles(client, row, files, hosts));
  for (const locale of languages)
    await check(`content in ${locale}`, `/${locale}`, (row) => checkLanguage(client, row, locale, known));
  await check(write ? "POST inquiry" : "inquiries", routes.contact, (row) =>
    checkInquiries(client, row, write),
  );
  return rows;
}
