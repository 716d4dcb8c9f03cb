/** An empty CMS, a session of an editor with its API, and browsers in the admin. */
import { AdminPage } from "./admin-page.ts";
import { richText, type Session, TestCms } from "./cms-process.ts";

export class CmsWithBrowser {
  readonly cms: TestCms;
  readonly api: Session;
  readonly admin: AdminPage;
  readonly #admins: AdminPage[] = [];

  private constructor(cms: TestCms, api: Session, admin: AdminPage) {
    this.cms = cms;
    this.api = api;
    this.admin = admin;
    this.#admins.push(admin);
  }

  /** @param extra variables of its environment */
  static async open(extra: Record<string, string> = {}): Promise<CmsWithBrowser> {
    const cms = new TestCms(extra);
    try {
      await cms.start();
      const api = await cms.signIn("api@example.com", "editor");
      return new CmsWithBrowser(cms, api, await AdminPage.start(cms));
    } catch (error) {
      // A process that is left behind would keep the test from ending.
      await cms.remove();
      throw error;
    }
  }

  /** A browser of its own, as a second person has it. */
  async openAnother(): Promise<AdminPage> {
    const admin = await AdminPage.start(this.cms);
    this.#admins.push(admin);
    return admin;
  }

  /** @returns the path of a new commitment in the API; below `/collections`, that in the admin */
  async create(title: string, status = "published"): Promise<string> {
    const data = { title, description: richText("Text"), _status: status };
    const { body } = await this.api.send("POST", `/commitments?draft=${status === "draft"}`, data);
    return `/commitments/${body.doc.id}`;
  }

  /** The title of a record's newest version. */
  async newestTitle(path: string): Promise<string> {
    return (await this.api.send("GET", `${path}?draft=true&depth=0`)).body.title;
  }

  async close(): Promise<void> {
    for (const admin of this.#admins) await admin.close();
    await this.cms.remove();
  }
}
