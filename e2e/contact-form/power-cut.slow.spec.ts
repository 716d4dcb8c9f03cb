/** Many inquiries at the same time, while site and backend are killed in between. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  expect,
  formTokenOf,
  newInquiry,
  openInquirySite,
  post,
  test,
  uniqueClientAddress,
} from "./inquiry-test.ts";

const count = 500;

test("every inquiry that was confirmed is in the database exactly once", async () => {
  await using site = await openInquirySite({ name: "power-cut" });
  const formToken = await formTokenOf(site);
  let confirmed = 0;
  const reached = new Map<number, () => void>();
  const reach = (number: number) => new Promise<void>((resolve) => reached.set(number, resolve));
  const send = async () => {
    const body = { ...newInquiry(), formToken };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const clientAddress = uniqueClientAddress();
    // The same form again until it succeeds, as people do.
    for (;;) {
      const status = await post(site, { body, headers, clientAddress }).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 201) {
        reached.get(++confirmed)?.();
        return body.message;
      }
      await sleep(1_000 + Math.random() * 2_000);
    }
  };

  // Each kill follows after another number of successes.
  const random = (from: number) => from + Math.floor(Math.random() * 60);
  const kills = [
    [site.backend, reach(random(20))],
    [site, reach(random(100))],
    [site.backend, reach(random(200))],
    [site, reach(random(300))],
    [site.backend, reach(random(400))],
  ] as const;
  const all = Promise.all(Array.from({ length: count }, send));
  for (const [killed, moment] of kills) {
    await moment;
    await killed.kill();
    await killed.start();
  }

  const messages = await all;
  const stored = site.storedInquiries().map(({ message }) => message);
  expect(new Set(stored).size, "stored twice").toBe(stored.length);
  expect(messages.filter((message) => !stored.includes(message))).toEqual([]);
});
