/** Entry point of the CMS: the contract's calls from memory, and the admin through Next, in one process. */
import { getRequestListener } from "@hono/node-server";
import next from "next";
import { createApp } from "../../backend/app.ts";
import { createLog } from "../../backend/create-log.ts";
import { Publisher } from "../../backend/publisher.ts";
import { adminListener } from "./admin-listener.ts";
import { ContentSync } from "./content-sync.ts";
import { createCmsServer } from "./create-server.ts";
import { addInquiryCalls } from "./inquiry-calls.ts";
import { eraseOldInquiries } from "./inquiry-erasure.ts";
import { openPayload } from "./open-payload.ts";
import { periods } from "./periods.ts";
import { tellOfFailures } from "./plans.ts";
import { setRunning } from "./running.ts";
import { dataDir, readSettings } from "./settings.ts";
import { Snapshot } from "./snapshot.ts";
import { TranslationDesk } from "./translation/translation-desk.ts";

const settings = readSettings(process.env);
const log = createLog();
const payload = await openPayload({ cron: true });
// Next takes it from here: see app/(payload)/config.ts.
Object.assign(globalThis, { cmsConfig: payload.config });
const { languages } = settings;
const published = new Snapshot(payload, log, { languages });
const drafts = new Snapshot(payload, log, { drafts: true, languages });
const publishers = settings.revalidate.map((target) => new Publisher(target, log, { isPersistent: true }));
const snapshots = { published, drafts };
const sync = new ContentSync(payload, log, snapshots, publishers);
const translations = languages.length > 0 ? new TranslationDesk(payload, snapshots, languages) : undefined;
setRunning({ payload, settings, snapshots, sync, translations });
tellOfFailures(payload, drafts);
await sync.start();
const cleanUp = () =>
  eraseOldInquiries(payload, settings.inquiryMonths).catch((err: unknown) =>
    log.error({ err }, "old inquiries cannot be deleted"),
  );
await cleanUp();
setInterval(cleanUp, periods.inquiries.cleanupIntervalMs).unref();

const hasFile = async (name: string) => {
  // A new file is there at once, and one in the trash is not.
  if (!published.fileNames().has(name)) await sync.settled();
  return published.fileNames().has(name);
};
const shared = { ...settings, contentDir: dataDir, hasFile, log };
const listen = (store: Snapshot) => {
  const app = addInquiryCalls(createApp({ ...shared, store }), { payload, log });
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
