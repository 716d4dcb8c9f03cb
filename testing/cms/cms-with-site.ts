/** The CMS with the sample content, the built site and its preview, and a browser in the admin. */
import { resolve } from "node:path";
import { freePort } from "../../scripts/process/ports.ts";
import { type Server, startSite } from "../../scripts/servers/servers.ts";
import { AdminPage } from "./admin-page.ts";
import { password, TestCms, username } from "./cms-process.ts";

const root = resolve(import.meta.dirname, "../..");
const secret = "secret-of-the-cms-tests";

export type CmsWithSite = {
  cms: TestCms;
  site: Server;
  preview: Server;
  admin: AdminPage;
  /** A browser of its own, as a second person has it. */
  openAnother: () => Promise<AdminPage>;
  close: () => Promise<void>;
};

/**
 * @param distDir folder of the site's build
 * @param languages LOCALES
 * @param prepare called when the content is imported, before the CMS starts
 */
export async function openCmsWithSite(
  distDir: string,
  languages = "en",
  prepare?: (cms: TestCms) => void,
): Promise<CmsWithSite> {
  process.chdir(root);
  const [sitePort, previewPort] = [await freePort(), await freePort()];
  const cms = new TestCms({
    REVALIDATE_URL: `http://127.0.0.1:${sitePort}/api/revalidate`,
    REVALIDATE_SECRET: secret,
    PREVIEW_URL: `http://localhost:${previewPort}`,
    PREVIEW_SECRET: secret,
    LOCALES: languages,
  });
  const opened: Partial<CmsWithSite> = { cms };
  const admins: AdminPage[] = [];
  const openAnother = async () => {
    const admin = await AdminPage.start(cms);
    admins.push(admin);
    return admin;
  };
  const close = async () => {
    for (const admin of admins) await admin.close();
    await opened.preview?.stop();
    await opened.site?.stop();
    await cms.remove();
  };
  try {
    await cms.run("import-cli", resolve(root, "backend/content"));
    prepare?.(cms);
    await cms.start();
    const start = (port: number, path: string, own: object) => {
      const backend = { url: cms.url.replace("localhost", "127.0.0.1") + path, username, password };
      return startSite({
        distDir,
        siteUrl: "http://localhost:3000",
        onLine: () => {},
        port,
        backend,
        ...own,
      });
    };
    opened.site = await start(sitePort, "", { revalidateSecret: secret, env: { LOCALES: languages } });
    const env = { LOCALES: languages, PREVIEW_SECRET: secret, PREVIEW_FRAME: cms.url };
    opened.preview = await start(previewPort, "/drafts", { env });
    opened.admin = await openAnother();
    return { ...(opened as CmsWithSite), openAnother, close };
  } catch (error) {
    // Processes that are left behind would keep the test from ending.
    await close();
    throw error;
  }
}
