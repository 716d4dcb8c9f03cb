import { maxPublishCalls, publishCalls } from "./rate-limit";

it("limits the publish calls of a minute", async () => {
  for (let time = 0; time < maxPublishCalls; time++) expect(await publishCalls.consume()).toBe(0);
  expect(await publishCalls.consume()).toBeGreaterThan(0);
});
