import { isSigned, isWebhookSecret, webhookHeaders } from "./webhook-signature";

// Of the libraries of Standard Webhooks.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const now = new Date(1_614_265_330_000);
const body = '{"test": 2432232314}';
const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

it("signs as the libraries of Standard Webhooks do", () => {
  expect(webhookHeaders(id, body, secret, now)).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": expected,
  });
});

it("verifies a call of either secret while one replaces the other, and no other call", () => {
  const other = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  const headers = (secrets: string) => new Headers(webhookHeaders(id, body, secrets, now));
  expect(isSigned(headers(secret), body, secret, now)).toBe(true);
  expect(isSigned(headers(`${other} ${secret}`), body, secret, now)).toBe(true);
  expect(isSigned(headers(other), body, secret, now)).toBe(false);
  expect(isSigned(headers(secret), `${body} `, secret, now)).toBe(false);
  expect(isSigned(headers(secret), body, secret, new Date(now.getTime() + 301_000))).toBe(false);
  expect(isSigned(new Headers(), body, secret, now)).toBe(false);
});

it.each([
  [secret, true],
  [`whsec_${Buffer.alloc(64).toString("base64")}`, true],
  [`whsec_${Buffer.alloc(23).toString("base64")}`, false],
  ["MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", false],
  ["whsec_not base64 at all, but long enough for it", false],
])("takes %s for a secret: %s", (text, expected) => expect(isWebhookSecret(text)).toBe(expected));
