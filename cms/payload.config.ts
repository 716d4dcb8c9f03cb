import { join } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig } from "payload";
import { canPublish } from "./content/access.ts";
import { bridge, type Mail } from "./content/bridge.ts";
import { contentCollections } from "./content/collections.ts";
import { editor } from "./content/editor.ts";
import { sayFullDisk } from "./content/full-disk.ts";
import { contentGlobals } from "./content/globals.ts";
import { inquiries } from "./content/inquiries.ts";
import { inquiryFiles } from "./content/inquiry-files.ts";
import { media } from "./content/media.ts";
import { pasteEndpoint } from "./content/paste.ts";
import { previewEndpoint } from "./content/preview.ts";
import { translations } from "./content/translations.ts";
import { users } from "./content/users.ts";

const { CMS_DATA_DIR = "data/cms", CMS_SECRET = "", CMS_URL = "", DATABASE_URL } = process.env;

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
        client: { url: `file:${join(CMS_DATA_DIR, "cms.sqlite")}` },
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
      beforeDashboard: ["/content/desk.tsx#Desk"],
      actions: ["/content/brand.tsx#ViewSite"],
      graphics: { Icon: "/content/brand.tsx#Mark", Logo: "/content/brand.tsx#Logo" },
    },
    dateFormat: "d MMM yyyy HH:mm",
    meta: { titleSuffix: " – CMS", robots: "noindex, nofollow", icons: [{ url: bridge().mark ?? "" }] },
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
  hooks: { afterError: [sayFullDisk] },
  // To users only: the site mails inquiries.
  email: () => ({
    name: "site",
    defaultFromAddress: "",
    defaultFromName: "",
    sendEmail: async (mail) => bridge().sendMail?.(mail as Mail),
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
