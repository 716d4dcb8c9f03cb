/** Pages of the editors' own: their addresses, and what happens to old ones. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { filter, richText, type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";

for (const [database, newDatabase] of databases)
  suite(`pages on ${database}`, () => {
    let cms: TestCms;
    let editor: Session;

    before(async () => {
      cms = await new TestCms(newDatabase()).start();
      editor = await cms.signIn("editor@example.com", "editor");
    });
    after(() => cms?.remove());

    const blocks = [
      { blockType: "text", heading: "Openings", text: richText("Two openings.") },
      { blockType: "questions", questions: [{ question: "Where?", answer: "In Pune." }] },
      { blockType: "inquiry", subject: "Application", gas: "oxygen", purity: 93 },
    ];
    const publish = (path: string, data: object, method = "POST") =>
      editor.send(method, path, { title: "Careers", blocks, ...data, _status: "published" });
    const redirects = async () => {
      const { data } = await cms.get(`/website/redirect?${filter}`);
      return data.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`).sort();
    };
    const has = async (slug: string) =>
      (await cms.call(`/website/page/${slug}?id=${slug}&${filter}`)).status === 200;

    test("a published page is in the contract with its blocks", async () => {
      const { status, body } = await publish("/pages", { key: "careers", menu: "about", footer: true });
      assert.equal(status, 201, JSON.stringify(body));
      await until(() => has("careers"));
      const { data } = await cms.get(`/website/page/careers?id=careers&${filter}`);
      assert.deepEqual(data.blocks, [
        { type: "text", heading: "Openings", text: "<p>Two openings.</p>" },
        { type: "questions", questions: [{ question: "Where?", answer: "In Pune." }] },
        { type: "inquiry", subject: "Application", gas: "oxygen", purity: 93 },
      ]);
      assert.deepEqual([data.id, data.menu, data.footer], ["careers", "about", true]);
    });

    test("an address that the site cannot have is refused, with the reason at its field", async () => {
      for (const [key, words] of [
        [undefined, /small letters/],
        ["Open Day", /small letters/],
        ["contact", /has a page at \/contact already/],
        ["careers", /Another page has the address/],
      ] as const) {
        const { status, body } = await publish("/pages", { key });
        const [issue] = body.errors?.[0]?.data?.errors ?? [];
        assert.equal(status, 400, String(key));
        assert.equal(issue.path, "key");
        assert.match(issue.message, words);
      }
    });

    test("a block that lacks something is named with its row and its label", async () => {
      const { body } = await publish("/pages", {
        key: "fair",
        blocks: [blocks[0], { blockType: "figures", figures: [{ value: "1", label: "one" }] }],
      });
      const [issue] = body.errors?.[0]?.data?.errors ?? [];
      assert.equal(issue?.path, "blocks.1.figures", JSON.stringify(body));
      assert.match(issue.message, /row 2/);
    });

    test("a page that would be too heavy on a phone is refused, and says by how much", async () => {
      const long = {
        ...blocks[0],
        text: richText("We survey the standing plant before you buy it. ".repeat(400)),
      };
      const { status, body } = await publish("/pages", { key: "long", blocks: [long] });
      const [issue] = body.errors?.[0]?.data?.errors ?? [];
      assert.deepEqual([status, issue?.path], [400, "blocks"], JSON.stringify(body));
      assert.match(issue.message, /has 1\d\d % of what a page may weigh/);
    });

    test("a button that leads nowhere is refused, one to a page of the site or to its own page is not", async () => {
      const button = (href: string) => [
        { blockType: "action", heading: "Apply", label: "Write to us", href },
      ];
      const { status, body } = await publish("/pages", { key: "day", blocks: button("/no-such-page") });
      const [issue] = body.errors?.[0]?.data?.errors ?? [];
      assert.deepEqual([status, issue?.path], [400, "blocks"], JSON.stringify(body));
      assert.match(issue.message, /leads to \/no-such-page/);
      const created = await publish("/pages", { key: "day", blocks: button("/contact/about/service-1") });
      assert.equal(created.status, 201, JSON.stringify(created.body));
      for (const href of ["/service/detail/epc-projects", "/day", "https://fair.example.com/"]) {
        const path = `/pages/${created.body.doc.id}`;
        const { status, body } = await publish(path, { key: "day", blocks: button(href) }, "PATCH");
        assert.equal(status, 200, JSON.stringify(body));
      }
    });

    test("a link of the footer that leads nowhere is refused at the footer", async () => {
      const links = [{ label: "Suppliers", href: "/suppliers" }];
      const { body } = await editor.send("POST", "/globals/settings", {
        footer_columns: [{ heading: "Buying", links }],
        _status: "published",
      });
      const [issue] = body.errors?.[0]?.data?.errors ?? [];
      assert.equal(issue?.path, "footer_columns", JSON.stringify(body));
      assert.match(issue.message, /leads to \/suppliers/);
    });

    test("each earlier address leads to the newest one in one step", async () => {
      const { body } = await publish("/pages", { title: "Fair", key: "fair-2026" });
      const path = `/pages/${body.doc.id}`;
      await until(() => has("fair-2026"));
      for (const key of ["fair-2027", "hannover-2027"]) {
        assert.equal((await publish(path, { key }, "PATCH")).status, 200);
        await until(() => has(key));
      }
      await until(async () => (await redirects()).length === 2);
      assert.deepEqual(await redirects(), ["/fair-2026 /hannover-2027", "/fair-2027 /hannover-2027"]);
      assert.equal((await publish(path, { key: "fair-2026" }, "PATCH")).status, 200);
      await until(() => has("fair-2026"));
      await until(async () => !(await redirects()).some((each: string) => each.startsWith("/fair-2026 ")));
      assert.deepEqual(await redirects(), ["/fair-2027 /fair-2026", "/hannover-2027 /fair-2026"]);
    });
  });
