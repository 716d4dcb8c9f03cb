/** 500 inquiries at once, while site and backend are ended in the middle of it. */
import { setTimeout as sleep } from "node:timers/promises";
import { Desk } from "./desk.ts";
import { expect, formTokenOf, newInquiry, post, test } from "./inquiry-test.ts";

const count = 500;

test("every inquiry that was answered with success is in the database exactly once", async () => {
  test.setTimeout(180_000);
  const desk = await Desk.open("power-cut");
  try {
    const stamp = await formTokenOf(desk);
    let succeeded = 0;
    const send = async () => {
      const body = { ...newInquiry(), stamp };
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      const visitor = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.7`;
      // As people do: the same form again, until it has worked.
      for (let tries = 0; tries < 60; tries++) {
        const status = await post(desk, { body, headers, visitor }).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 201) {
          succeeded++;
          return body.message;
        }
        await sleep(300 + Math.random() * 900);
      }
      return null;
    };
    const all = Promise.all(Array.from({ length: count }, send));

    // Each cut comes at another moment of the work: after so many successes.
    for (const [which, after] of [
      ["backend", 20 + Math.random() * 60],
      ["site", 100 + Math.random() * 60],
      ["backend", 200 + Math.random() * 60],
      ["site", 300 + Math.random() * 60],
      ["backend", 400 + Math.random() * 60],
    ] as const) {
      while (succeeded < after) await sleep(2);
      await desk.kill(which);
      await (which === "site" ? desk.startSite() : desk.startBackend());
    }

    const messages = await all;
    const stored = desk.stored().map(({ message }) => message);
    const answered = messages.filter((message) => message !== null);
    test.info().annotations.push({ type: "answered", description: `${answered.length} of ${count}` });
    expect(new Set(stored).size, "stored twice").toBe(stored.length);
    expect(answered.filter((message) => !stored.includes(message ?? ""))).toEqual([]);
    expect(answered).toHaveLength(count);
  } finally {
    await desk.close();
  }
});
