import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig } from "payload";
import { deskOf } from "../desk.ts";
import { findRecords } from "../find-records.ts";
import { createMailer, type Mail } from "../mail.ts";
import { dataDir } from "../settings.ts";
import { canPublish } from "./access.ts";
import { contentCollections } from "./collections.ts";
import { editor } from "./editor.ts";
import { sayFullDisk } from "./full-disk.ts";
import { contentGlobals } from "./globals.ts";
import { inquiries } from "./inquiries.ts";
import { inquiryFiles } from "./inquiry-files.ts";
import { media } from "./media.ts";
import { pasteEndpoint } from "./paste.ts";
import { planPublication } from "./plan.ts";
import { previewEndpoint } from "./preview.ts";
import { translations } from "./translations.ts";
import { users } from "./users.ts";

const { CMS_SECRET = "", CMS_URL = "", DATABASE_URL } = process.env;

const svg = readFileSync(resolve(import.meta.dirname, "../../../public/icon.svg"), "base64");
const mark = `data:image/svg+xml;base64,${svg}`;

const sendMail = createMailer(process.env);

const adapterOptions = { allowIDOnCreate: true, push: false } as const;

export default buildConfig({
  secret: CMS_SECRET,
  serverURL: CMS_URL,
  collections: [...contentCollections, translations, media, inquiries, inquiryFiles, users],
  globals: contentGlobals,
  endpoints: [pasteEndpoint, previewEndpoint],
  editor,
  db: DATABASE_URL
    ? postgresAdapter({
        ...adapterOptions,
        pool: { connectionString: DATABASE_URL },
        migrationDir: "migrations/postgres",
      })
    : sqliteAdapter({
        ...adapterOptions,
        client: { url: `file:${join(dataDir, "cms.sqlite")}` },
        autoIncrement: true,
        busyTimeout: 5000,
        wal: { synchronous: "FULL" },
        migrationDir: "migrations/sqlite",
      }),
  admin: {
    user: "users",
    avatar: "default",
    components: {
      providers: ["/content/open-forms.tsx#KeepForms", "/content/plan-errors.tsx#PlanErrors"],
      beforeDashboard: [{ path: "/content/desk.tsx#Desk", serverProps: { read: deskOf, find: findRecords } }],
      actions: ["/content/brand.tsx#ViewSite"],
      graphics: {
        Icon: { path: "/content/brand.tsx#Mark", serverProps: { mark } },
        Logo: { path: "/content/brand.tsx#Mark", serverProps: { mark, size: 72 } },
      },
    },
    dateFormat: "d MMM yyyy HH:mm",
    meta: { titleSuffix: " – CMS", robots: "noindex, nofollow", icons: [{ url: mark }] },
    importMap: { importMapFile: "app/(payload)/import-map.js", baseDir: "." },
  },
  // Payload's words warn of losing text, which does not happen here.
  i18n: {
    translations: {
      en: {
        general: {
          currentlyEditing:
            "is editing this now. If you take over, they are told, and what they still type is kept in Versions.",
        },
      },
    },
  },
  // Next takes these from here: they need what the process has in memory.
  custom: { serverFunctions: { "schedule-publish": planPublication } },
  hooks: { afterError: [sayFullDisk] },
  // To users only: the site mails inquiries.
  email: () => ({
    name: "site",
    defaultFromAddress: "",
    defaultFromName: "",
    sendEmail: async (mail) => sendMail?.(mail as Mail),
  }),
  logger: { options: { level: "warn" } },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
  csrf: CMS_URL ? [CMS_URL] : [],
  jobs: {
    access: { run: canPublish },
    // Looks every five seconds for what is to be published or unpublished.
    autoRun: [{ cron: "*/5 * * * * *", limit: 100 }],
  },
});
