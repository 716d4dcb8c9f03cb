/** Inquiries of the contact form, on both databases. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { type Session, TestCms, until } from "../../testing/cms/cms-process.ts";
import { databases } from "./databases.ts";
import { readAdmin, sendInquiry, sendInquiryFile } from "./records.ts";

for (const [database, newDatabase] of databases) {
  suite(`inquiries on ${database}`, () => {
    let cms: TestCms;
    let editor: Session;
    let author: Session;

    before(async () => {
      cms = await new TestCms(newDatabase()).start();
      editor = await cms.signIn("editor@example.com", "editor");
      author = await cms.signIn("author@example.com", "author");
    });
    after(() => cms.remove());

    const send = (key: string, data: object = {}) => sendInquiry(cms, key, { name: "Asha", ...data });

    const read = (path: string, cookie: string) => readAdmin(cms, path, cookie);

    test("a file comes to its inquiry once, only who may read inquiries gets it, and it goes with the inquiry", async () => {
      const key = "INQ-F11E-F11E.0123";
      await send(key);
      const bytes = Buffer.from("%PDF-1.7 plan");
      const sendFile = () => sendInquiryFile(cms, key, bytes);
      const [first, again] = [await sendFile(), await sendFile()];
      assert.deepEqual([first.status, again.status], [201, 201]);
      assert.equal(await first.text(), await again.text());
      const { docs } = (await editor.send("GET", "/inquiries?where[reference][equals]=INQ-F11E-F11E")).body;
      const [file] = docs[0].files.docs;
      const download = (cookie: string) => read(`/inquiry-files/${file.id ?? file}/download`, cookie);
      const response = await download(editor.cookie);
      assert.equal(await response.text(), bytes.toString());
      assert.match(response.headers.get("content-disposition") ?? "", /^attachment; .*Plan%20A\.pdf$/);
      assert.notEqual((await download(author.cookie)).status, 200);
      assert.notEqual((await download("")).status, 200);
      const admin = await cms.signIn("admin@example.com", "admin");
      await admin.send("DELETE", `/inquiries/${docs[0].id}`);
      assert.equal((await download(editor.cookie)).status, 404);
      assert.deepEqual(readdirSync(join(cms.dataDir, "files")), []);
    });

    test("an inquiry is stored once per key, and the same key with another text is refused", async () => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => send("INQ-7K3F-92QM.0123", { flow: "500 SCFM" })),
      );
      assert.deepEqual(
        responses.map(({ status }) => status),
        Array(8).fill(201),
      );
      const receipts = await Promise.all(responses.map((response) => response.text()));
      assert.equal(new Set(receipts).size, 1);
      assert.equal((await send("INQ-7K3F-92QM.0123", { message: "Other" })).status, 422);
      const { body } = await editor.send("GET", "/inquiries?where[reference][equals]=INQ-7K3F-92QM");
      assert.equal(body.totalDocs, 1);
      assert.equal(body.docs[0].flow, "500 SCFM");
      assert.match(body.docs[0].converted, /^Flow = 803\.7\u00a0Nm³\/h/);
      const { user } = (await editor.send("GET", "/users/me")).body;
      const answered = await editor.send("PATCH", `/inquiries/${body.docs[0].id}`, {
        state: "in-progress",
        assignee: user.id,
        notes: "Called",
        receivedAt: "2026-05-06T20:30:00.000Z",
      });
      assert.equal(answered.body.doc.state, "in-progress");
      const csv = async (cookie: string) => (await read("/inquiries/csv", cookie)).text();
      const [columns = "", line = ""] = (await csv(editor.cookie)).trim().split("\r\n");
      assert.match(columns, /^received_at,name,.*,status,assigned_to,notes,files,converted$/);
      assert.match(
        line,
        /^2026-05-07 02:00,Asha,asha@example.com,.*,in progress,editor,Called,,"Flow = 803\.7.Nm³\/h \(SCFM: 60 °F, 14\.696 psia; .*"$/,
      );
      assert.doesNotMatch(await csv(author.cookie), /Asha/);
    });

    test("what was acknowledged survives a kill", async () => {
      const keys = Array.from({ length: 12 }, (_, index) => `kill-test-${index}`);
      const acknowledged: string[] = [];
      const sending = keys.map(async (key) => {
        const response = await send(key).catch(() => undefined);
        if (response?.status === 201) acknowledged.push(key);
      });
      await until(() => acknowledged.length > 0);
      await cms.stop("SIGKILL");
      await Promise.all(sending);
      await cms.start();
      assert.ok(acknowledged.length > 0);
      const { body } = await editor.send("GET", "/inquiries?limit=100");
      const stored = await Promise.all(acknowledged.map(async (key) => (await send(key)).status));
      assert.deepEqual(
        stored,
        acknowledged.map(() => 201),
      );
      assert.equal((await editor.send("GET", "/inquiries?limit=100")).body.totalDocs, body.totalDocs);
    });
  });
}
