import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AdminPage } from "../../testing/cms/admin-page.ts";
import { TestCms } from "../../testing/cms/cms-process.ts";

const cms = new TestCms();
before(() => cms.start());
after(() => cms.remove());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("nobody can make himself the first user", async () => {
  const user = { email: "evil@example.com", password: "long-enough-password", name: "Evil", role: "admin" };
  for (const [path, expected] of [
    ["/api/users/first-register", 404],
    ["/api/users/first-register/", 404],
    ["/api//users/first-register", 400],
    ["/api/users/FIRST-register", 400],
    ["/api/users/first%2Dregister", 400],
    ["/api/x/y?nxtPslug=users%2Ffirst-register", 404],
  ] as const) {
    const { status } = await post(path, user);
    assert.equal(status, expected, path);
  }
  assert.equal((await post("/api/users", user)).status, 403);
  assert.ok([401, 403].includes((await fetch(`${cms.url}/api/users`)).status));
});

test("the first admin signs in with the password that the start prints, and only once", async (t) => {
  const admin = await AdminPage.start(cms);
  t.after(() => admin.close());
  const { page } = admin;
  const isClosed = async () => {
    const response = await page.goto(`${cms.url}/admin/create-first-user`);
    assert.equal(response?.status(), 404);
    assert.match((await page.locator("body").textContent()) ?? "", /npm run cms:user/);
    assert.equal(await page.locator("input").count(), 0);
  };
  await isClosed();
  await admin.open("");
  assert.equal(await page.locator("input").count(), 0);

  const start = () => cms.run("user-cli", "admin@example.com", "--name", "Admin", "--first");
  const [, password = ""] = /^ {4}(\S+)$/m.exec(await start()) ?? [];
  assert.doesNotMatch(await start(), /password/);
  await page.goto(cms.url);
  await page.waitForURL(/\/admin\/login/);
  await admin.fillLogin("admin@example.com", password);
  for (const name of ["Products", "Inquiries", "Users"])
    await page.getByRole("link", { name, exact: true }).first().waitFor();
  await isClosed();
  await page.context().clearCookies();
  await isClosed();
});

test("there is no GraphQL", async () => {
  assert.equal((await post("/api/graphql", { query: "{ __typename }" })).status, 404);
});

test("nothing is readable without signing in", async () => {
  for (const path of [
    "blog",
    "media",
    "inquiries",
    "globals/settings",
    "blog/versions",
    "payload-jobs",
    "payload-preferences",
  ]) {
    const { status } = await fetch(`${cms.url}/api/${path}?draft=true`);
    assert.ok([401, 403, 404].includes(status), `${path}: ${status}`);
  }
  assert.notEqual((await fetch(`${cms.url}/api/payload-jobs/run`)).status, 200);
});

test("the admin has a strict policy and asks no foreign host", async () => {
  const response = await fetch(`${cms.url}/admin/login`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
  const html = await response.text();
  assert.ok(nonce);
  assert.match(policy, /frame-ancestors 'self'/);
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  assert.ok(scripts.length > 3);
  for (const script of scripts) assert.ok(script.includes(`nonce="${nonce}"`), script);
  assert.doesNotMatch(html, /(?:src|href)="(?:https?:)?\/\/(?!localhost)/);
});

test("another site cannot act with an editor's cookie", async () => {
  const editor = await cms.signIn("csrf@example.com", "editor");
  const headers = { cookie: editor.cookie, origin: "https://evil.example" };
  assert.equal(
    (await post("/api/commitments", { title: "Forged", _status: "published" }, headers)).status,
    403,
  );
});

test("an account locks after five wrong passwords", async () => {
  const editor = await cms.signIn("locked@example.com", "editor");
  const signIn = (password: string) => post("/api/users/login", { email: "locked@example.com", password });
  for (let attempt = 0; attempt < 5; attempt++) assert.equal((await signIn("wrong")).status, 401);
  assert.equal((await signIn(editor.password)).status, 401);
});

test("an address may try ten times a minute", async () => {
  // A new minute may begin on the way.
  const attempts = Array.from({ length: 21 }, (_, attempt) =>
    post("/api/users/login", { email: `a${attempt}@example.com`, password: "x" }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  assert.ok(statuses.includes(429), `${statuses}`);
});
