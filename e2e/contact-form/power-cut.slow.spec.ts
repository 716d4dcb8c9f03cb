/** Many inquiries at the same time, while the site is killed, and each receiver fails in between. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../testing/http/http.ts";
import {
  expect,
  formTokenOf,
  newInquiry,
  openInquirySite,
  post,
  test,
  uniqueClientAddress,
} from "./inquiry-test.ts";

const count = 200;

test("every inquiry that was confirmed is stored once, and reaches each receiver", async () => {
  const posted: string[] = [];
  let isWebhookDown = false;
  const webhook = createServer(async (req, res) => {
    const { data } = JSON.parse(await text(req));
    if (!isWebhookDown) posted.push(data.reference);
    res.writeHead(isWebhookDown ? 503 : 204).end();
  });
  await new Promise<void>((resolve) => {
    webhook.listen(0, "127.0.0.1", resolve);
  });
  await using site = await openInquirySite({
    name: "power-cut",
    mail: true,
    // A try that the end of its process has interrupted is repeated after minutes.
    periodScale: 0.02,
    env: {
      INQUIRY_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
      INQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    },
  });
  const formToken = await formTokenOf(site);
  let confirmed = 0;
  const reached = new Map<number, () => void>();
  const reach = (number: number) => new Promise<void>((resolve) => reached.set(number, resolve));
  const send = async (): Promise<string> => {
    const body = { ...newInquiry(), formToken, files: new File(["%PDF-1.7 plan"], "plan.pdf") };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const clientAddress = uniqueClientAddress();
    // The same form again until it succeeds, as people do.
    for (;;) {
      const response = await post(site, { body, headers, clientAddress }).catch(() => undefined);
      const answer = response?.status === 201 && (await response.json().catch(() => undefined));
      if (answer) {
        reached.get(++confirmed)?.();
        return answer.sent.reference;
      }
      await sleep(200 + Math.random() * 1_000);
    }
  };

  const all = Promise.all(Array.from({ length: count }, send));
  const kill = async () => {
    await site.kill();
    await site.start();
  };
  const failMail = async () => {
    await site.mail.close();
    await site.mail.listen();
  };
  const setDown = (isDown: boolean) => () => {
    isWebhookDown = isDown;
  };
  // Each failure follows after another number of successes.
  const random = (from: number) => from + Math.floor(Math.random() * 25);
  const failures: [moment: Promise<void>, fail: () => unknown][] = [
    [reach(random(1)), kill],
    [reach(random(30)), setDown(true)],
    [reach(random(60)), kill],
    [reach(random(90)), failMail],
    [reach(random(120)), setDown(false)],
    [reach(random(150)), kill],
  ];
  for (const [moment, fail] of failures) {
    await moment;
    await fail();
  }

  const references = (await all).toSorted();
  const stored = site.storedInquiries();
  expect(stored.map(({ reference }) => reference).toSorted()).toEqual(references);
  expect(stored.filter(({ files }) => files[0]?.bytes.toString() !== "%PDF-1.7 plan")).toEqual([]);
  const mailed = () => site.mail.mails.map((mail) => /^Reference: (INQ-\w{4}-\w{4})/m.exec(mail)?.[1] ?? "");
  await waitUntil("each receiver has all", () =>
    [posted, mailed()].every((received) => new Set(received).size === count),
  );
  // A receiver may get again what it had taken when the site was killed.
  for (const received of [posted, mailed()]) expect(received.length).toBeLessThanOrEqual(count + 3);
  await site.stop();
  webhook.close();
});
