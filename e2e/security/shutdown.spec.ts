/** The end of the process; server/http/shut-down.test.ts has its deadline. */
import { connect } from "node:net";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { isWithin } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

test("the first signal waits for a slow client, the second one ends the site at once", async ({
  manyRecords,
}) => {
  await using site = await TestSite.open({ name: "shutdown", backend: manyRecords });
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1").on("error", () => {});
  socket.write(
    "POST /api/inquiry HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  );
  // Time for the request to arrive.
  await observeFor(500);
  const { process } = site;
  process.process.kill("SIGTERM");
  await observeFor(1_500);
  expect(process.ending).toBeUndefined();
  await expect(fetch(site.url)).rejects.toThrow();
  const startedAt = performance.now();
  process.process.kill("SIGTERM");
  await process.ended;
  expect(process.ending).toBe("exit code 1");
  expect(isWithin(performance.now() - startedAt, 1_000), "the time until it ended").toBe(true);
  socket.destroy();
});
