/** @jest-environment node */
import { bodyText } from "../http/body-text";
import { countWrong, publishCalls, secondsShut, secondsToPublish, wrongSecrets } from "./limits";

it("shuts an address out for the rest of a minute, and no other", async () => {
  for (let time = 0; time < wrongSecrets; time++) {
    expect(await secondsShut("192.0.2.1")).toBe(0);
    await countWrong("192.0.2.1");
  }
  expect(await secondsShut("192.0.2.1")).toBeGreaterThan(50);
  expect(await secondsShut("192.0.2.2")).toBe(0);
});

it("takes only so many publish calls a minute", async () => {
  for (let time = 0; time < publishCalls; time++) expect(await secondsToPublish()).toBe(0);
  expect(await secondsToPublish()).toBeGreaterThan(0);
});

it("reads a body up to a size, whatever it says of itself", async () => {
  const post = (body: BodyInit, headers = {}) =>
    new Request("http://site.test", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  expect(await bodyText(post("üx"), 3)).toBe("üx");
  expect(await bodyText(post("üxx"), 3)).toBeNull();
  expect(await bodyText(new Request("http://site.test"), 3)).toBe("");
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect(await bodyText(post(endless), 10_000)).toBeNull();
  expect(pulled).toBeLessThan(20);
});
