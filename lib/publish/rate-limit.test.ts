/** @jest-environment node */
import { maxPublishCalls, maxWrongSecrets, publishCalls, wrongSecrets } from "./rate-limit";

it("locks an address out for the rest of a minute, and no other", async () => {
  for (let time = 0; time < maxWrongSecrets; time++) {
    expect(await wrongSecrets.lockoutSeconds("192.0.2.1")).toBe(0);
    await wrongSecrets.count("192.0.2.1");
  }
  expect(await wrongSecrets.lockoutSeconds("192.0.2.1")).toBeGreaterThan(50);
  expect(await wrongSecrets.lockoutSeconds("192.0.2.2")).toBe(0);
});

it("limits the publish calls of a minute", async () => {
  for (let time = 0; time < maxPublishCalls; time++) expect(await publishCalls.consume()).toBe(0);
  expect(await publishCalls.consume()).toBeGreaterThan(0);
});
