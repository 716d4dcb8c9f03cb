/** Entry point of the CMS: the contract's calls from memory, and the admin through Next, in one process. */
import { getRequestListener } from "@hono/node-server";
import next from "next";
import { createApp } from "../../backend/app.ts";
import { createLog } from "../../backend/create-log.ts";
import { Publisher } from "../../backend/publisher.ts";
import { convertedLine } from "../../lib/form/converted.ts";
import { filesPath } from "../../lib/media/files-path.ts";
import { fixedPaths } from "../../lib/site/fixed-paths.ts";
import { composedHref } from "../../lib/site/page-slug.ts";
import { bridge } from "../content/bridge.ts";
import { adminListener } from "./admin-listener.ts";
import { today, writeTime } from "./company-day.ts";
import { ContentSync } from "./content-sync.ts";
import { createCmsServer } from "./create-server.ts";
import { deskOf } from "./desk.ts";
import { contractId, filePath } from "./documents.ts";
import { findFaults } from "./faults.ts";
import { findRecords } from "./find-records.ts";
import { importRows } from "./import-rows.ts";
import { addInquiryCalls } from "./inquiry-calls.ts";
import { inquiriesCsv } from "./inquiry-collection.ts";
import { eraseOldInquiries } from "./inquiry-erasure.ts";
import { createMailer } from "./mail.ts";
import { openPayload } from "./open-payload.ts";
import { bannerNames } from "./pages.ts";
import { periods } from "./periods.ts";
import { tellOfFailures } from "./plans.ts";
import { previewEntry, previewUrl } from "./preview-url.ts";
import { findIssues } from "./publish-rules.ts";
import { fromClipboard } from "./rich-text/from-clipboard.ts";
import { readSettings } from "./settings.ts";
import { Snapshot } from "./snapshot.ts";
import { TranslationDesk } from "./translation/translation-desk.ts";
import { translationIssues } from "./translation/translation-rules.ts";
import { usesOf } from "./uses.ts";

const settings = readSettings(process.env);
const log = createLog();
const { payload, files } = await openPayload({ cron: true });
const { languages } = settings;
const published = new Snapshot(payload, log, { languages });
const drafts = new Snapshot(payload, log, { drafts: true, languages });
const publishers = settings.revalidate.map((target) => new Publisher(target, log, { isPersistent: true }));
const snapshots = { published, drafts };
const sync = new ContentSync(payload, log, snapshots, publishers);
const translations = languages.length > 0 ? new TranslationDesk(payload, snapshots, languages) : undefined;
bridge().validate = (kind, doc) =>
  kind === "translations"
    ? translationIssues(translations?.english(doc), doc)
    : findIssues(payload, snapshots, kind, doc);
bridge().translations = translations && {
  languages: translations.languages,
  form: async (doc) => {
    await sync.settled();
    return translations.form(doc);
  },
  keep: (doc) => translations.keep(doc),
  statesOf: (record) => translations.statesOf(record),
};
bridge().bannerNames = () => bannerNames(payload, drafts);
bridge().today = today;
bridge().changed = (req, kind, id) => sync.changed(req, kind, id);
bridge().faultsOf = async (kind, { id }) => {
  await sync.settled();
  return findFaults(payload, snapshots, { kind, id }).map(({ note }) => note);
};
bridge().usesOf = async (kind, doc, among) => {
  await sync.settled();
  return usesOf(payload, snapshots, kind, doc, among);
};
bridge().publicUrl = (file) => settings.siteUrl + filesPath + filePath(file);
bridge().fromClipboard = fromClipboard;
bridge().importRows = async (kind, file, options) => {
  await sync.settled();
  return importRows(payload, snapshots, kind, file, options);
};
bridge().publishedPath = (id) => {
  const page = published.docs("pages").find((doc) => doc.id === id);
  return page && composedHref(contractId(page) ?? "");
};
bridge().pages = () => fixedPaths.map((path) => ({ value: path, label: path }));
bridge().convert = (inquiry) => convertedLine(inquiry);
bridge().toCsv = inquiriesCsv;
bridge().desk = async (user) => {
  await sync.settled();
  return deskOf(payload, { ...snapshots, translations }, user);
};
bridge().find = (user, words) => findRecords(payload, user, words);
bridge().writeTime = writeTime;
bridge().sendMail = createMailer(process.env);
tellOfFailures(payload, drafts);
bridge().previewUrl = previewUrl(settings, translations);
bridge().previewEntry = previewEntry(settings);
await sync.start();
const cleanUp = () =>
  eraseOldInquiries(payload, settings.inquiryMonths).catch((err: unknown) =>
    log.error({ err }, "old inquiries cannot be deleted"),
  );
await cleanUp();
setInterval(cleanUp, periods.inquiries.cleanupIntervalMs).unref();
files.check().catch((err: unknown) => log.error({ err }, "the bucket of the files cannot be used"));

const prepareFile = async (name: string) => {
  // A new file is there at once, and one in the trash is not.
  if (!published.fileVersions().has(name)) await sync.settled();
  const updatedAt = published.fileVersions().get(name);
  return updatedAt !== undefined && (await files.locate(name, updatedAt)) !== undefined;
};
const shared = { ...settings, contentDir: settings.dataDir, prepareFile, log };
const listen = (store: Snapshot) => {
  const app = addInquiryCalls(createApp({ ...shared, store }), { payload, dataDir: settings.dataDir, log });
  return getRequestListener(app.fetch);
};
const [contract, draftContract] = [listen(published), listen(drafts)];

const admin = next({ dev: false, dir: settings.cmsDir, hostname: settings.host, port: settings.port });
await admin.prepare();

const server = createCmsServer({
  contract: (request, response) => void contract(request, response),
  // The preview asks as soon as a form is saved.
  drafts: (request, response) => void sync.settled().then(() => draftContract(request, response)),
  admin: adminListener(admin.getRequestHandler()),
});
server.once("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? `port ${settings.port} is in use` : error.message;
  console.error(`The CMS cannot start: ${reason}.`);
  process.exit(1);
});
server.listen(settings.port, settings.host, () => console.log(`CMS ready at ${settings.url}/admin`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    sync.stop();
    const end = () => payload.destroy().finally(() => process.exit(0));
    server.close(end);
    setInterval(() => server.closeIdleConnections(), periods.shutdown.checkIntervalMs);
    setTimeout(end, periods.shutdown.timeoutMs);
  });
}
