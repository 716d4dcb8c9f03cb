import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Publisher } from "./publisher.ts";

it("tells of words of a language apart from the content itself", async () => {
  const calls: unknown[] = [];
  let answered = () => {};
  const both = new Promise<void>((done) => {
    answered = done;
  });
  const server = createServer(async (request, response) => {
    calls.push(JSON.parse(await text(request)));
    response.end();
    if (calls.length === 2) answered();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publisher = new Publisher({ url, secret: "x" }, { error: () => {} } as never);
  publisher.publish(["news"], ["1"]);
  publisher.publish(["news"], ["2"], "hi");
  await both;
  publisher.stop();
  server.closeAllConnections();
  server.close();
  expect(calls).toEqual([
    { tags: ["news"], records: ["1"] },
    { tags: ["news"], records: ["2"], locale: "hi" },
  ]);
});
