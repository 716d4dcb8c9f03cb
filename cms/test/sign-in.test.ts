/** A failed sign-in tells nothing about accounts. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TestCms, until } from "../../testing/cms/cms-process.ts";

const cms = new TestCms({ NODE_OPTIONS: `--import=${import.meta.resolve("./print-calls.ts")}` });
before(() => cms.start());
after(() => cms.remove());

let attempts = 0;
async function signIn(email: string, password: string) {
  attempts++;
  const response = await fetch(`${cms.url}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${attempts}` },
    body: JSON.stringify({ email, password }),
  });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

const hashes = () => cms.output.match(/^hashed .*$/gm) ?? [];

test("known, unknown and locked addresses get one answer, for the same work", async () => {
  const password = cms.createUser("known@example.com", "editor");
  const right = await signIn("known@example.com", password);
  assert.match(String(right.headers["set-cookie"]), /; SameSite=Strict(?:;|$)/);
  const wrong = await signIn("known@example.com", "wrong");
  assert.equal(wrong.status, 401);
  assert.match(wrong.body, /^{"errors":\[{"message":"The email or password provided is incorrect\."}\]}$/);
  assert.equal(wrong.headers["set-cookie"], undefined);
  for (const email of ["unknown@example.com", " UNKNOWN@example.com", "unknown"])
    assert.deepEqual(await signIn(email, "wrong"), wrong, email);

  await Promise.all(Array.from({ length: 5 }, () => signIn("known@example.com", "wrong")));
  for (const attempt of ["wrong", password])
    assert.deepEqual(await signIn(" Known@Example.com", attempt), wrong, attempt);

  await until(() => hashes().length >= attempts);
  assert.deepEqual(hashes(), Array(attempts).fill(hashes()[0]));
});

test("an incomplete attempt gets one answer, for no work", async () => {
  const before = hashes().length;
  for (const [email, password] of [
    ["known@example.com", " "],
    ["", "wrong"],
  ] as const) {
    const answer = await signIn(email, password);
    assert.equal(answer.status, 400);
    assert.deepEqual(await signIn(email && "unknown@example.com", password), answer);
  }
  assert.equal(hashes().length, before);
});

test("nothing else tells whether there is an account", async () => {
  for (const path of ["forgot-password", "reset-password", "unlock", "verify/x", "first-register"]) {
    const answers = ["known@example.com", "unknown@example.com"].map(async (email) => {
      const response = await fetch(`${cms.url}/api/users/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, token: "x", password: "long-enough-password" }),
      });
      return { status: response.status, body: await response.text() };
    });
    const [known, unknown] = await Promise.all(answers);
    assert.deepEqual(known, unknown, path);
    assert.ok([403, 404].includes(known?.status ?? 0), `${path}: ${known?.status}`);
  }
});
