/** Many inquiries at the same time, while site and backend are killed in between. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, formTokenOf, newInquiry, openInquirySite, post, test } from "./inquiry-test.ts";

const count = 500;

test("every inquiry that was confirmed is in the database exactly once", async () => {
  await using site = await openInquirySite({ name: "power-cut" });
  const formToken = await formTokenOf(site);
  let succeeded = 0;
  const send = async () => {
    const body = { ...newInquiry(), formToken };
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const clientAddress = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.7`;
    // The same form again until it succeeds, as people do.
    for (let tries = 0; tries < 60; tries++) {
      const status = await post(site, { body, headers, clientAddress }).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 201) {
        succeeded++;
        return body.message;
      }
      await sleep(1_000 + Math.random() * 2_000);
    }
    return null;
  };
  const all = Promise.all(Array.from({ length: count }, send));

  // Each kill follows after another number of successes.
  for (const [which, after] of [
    ["backend", 20 + Math.random() * 60],
    ["site", 100 + Math.random() * 60],
    ["backend", 200 + Math.random() * 60],
    ["site", 300 + Math.random() * 60],
    ["backend", 400 + Math.random() * 60],
  ] as const) {
    while (succeeded < after) await sleep(2);
    const killed = which === "site" ? site : site.backend;
    await killed.kill();
    await killed.start();
  }

  const messages = await all;
  const stored = site.backend.storedInquiries().map(({ message }) => message);
  const confirmed = messages.filter((message) => message !== null);
  test.info().annotations.push({ type: "confirmed", description: `${confirmed.length} of ${count}` });
  expect(new Set(stored).size, "stored twice").toBe(stored.length);
  expect(confirmed.filter((message) => !stored.includes(message ?? ""))).toEqual([]);
  expect(confirmed).toHaveLength(count);
});
