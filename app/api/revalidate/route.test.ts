import { revalidateTag } from "next/cache";
import { listedPages, refreshPages } from "@/lib/publish/refresh";
import { contentTags } from "@/lib/read/tags";
import { type PublishCall, subscribeToEvent } from "@/lib/runtime/events";
import { ownSecret } from "@/lib/runtime/own-secret";
import { POST } from "./route";

const secret = "a secret of some length";
jest.mock("next/server", () => ({ after: (work: () => unknown) => work() }));
jest.mock("@/lib/runtime/env", () => ({ env: () => ({ REVALIDATE_SECRET: "a secret of some length" }) }));
jest.mock("@/lib/publish/refresh", () => ({ listedPages: jest.fn(), refreshPages: jest.fn() }));

const passedOn: PublishCall[] = [];
subscribeToEvent("publish-call", (call) => passedOn.push(call));

beforeEach(() => {
  passedOn.length = 0;
  jest.mocked(listedPages).mockResolvedValue(["/listed"]);
});

async function publish(bearer: string, body: string, query = ""): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` };
  const request = new Request(`http://site.test/api/revalidate${query}`, { method: "POST", headers, body });
  return (await POST(request)).status;
}
const invalidated = () => jest.mocked(revalidateTag).mock.calls;

it("passes a call on to other replicas", async () => {
  expect(await publish(secret, '{"tags":["news","blog"],"records":["12"]}')).toBe(200);
  expect(invalidated()).toEqual([
    ["news", "max"],
    ["blog", "max"],
  ]);
  expect(refreshPages).toHaveBeenCalledWith(["news", "blog"], ["/listed"], ["12"]);
  expect(passedOn).toEqual([{ tags: ["news", "blog"], records: ["12"] }]);
});

it("repeats the call of another replica: the same, but it goes no further", async () => {
  expect(await publish(ownSecret, '{"tags":["news"],"records":["12"]}')).toBe(200);
  expect(invalidated()).toEqual([["news", "max"]]);
  expect(refreshPages).toHaveBeenCalledWith(["news"], ["/listed"], ["12"]);
  expect(passedOn).toEqual([]);
});

it("without a body from this process, everything is stale, and nothing is visited", async () => {
  expect(await publish(ownSecret, "")).toBe(200);
  expect(invalidated()).toEqual(contentTags.map((tag) => [tag, "max"]));
  for (const work of [listedPages, refreshPages]) expect(work).not.toHaveBeenCalled();
  expect(passedOn).toEqual([]);
});

it("takes nothing from a call without a secret, without a body, or with an unknown tag", async () => {
  expect(await publish("wrong", '{"tags":["news"]}')).toBe(401);
  expect(await publish(secret, "")).toBe(400);
  for (const bearer of [secret, ownSecret]) expect(await publish(bearer, '{"tags":["unknown"]}')).toBe(400);
  expect(invalidated()).toEqual([]);
  expect(passedOn).toEqual([]);
});

it("takes a webhook, with the secret only", async () => {
  const webhook = JSON.stringify({ event: "entry.publish", model: "news", entry: { documentId: "a1" } });
  expect(await publish("wrong", webhook, "?tags=news")).toBe(401);
  expect(await publish(secret, webhook)).toBe(200);
  expect(invalidated()).toEqual([["news", "max"]]);
  expect(passedOn).toEqual([{ tags: ["news"], records: ["a1"] }]);
});

it("does nothing for a webhook about an inquiry", async () => {
  expect(await publish(secret, '{"event":"entry.create","model":"inquiry"}')).toBe(200);
  for (const work of [revalidateTag, listedPages, refreshPages]) expect(work).not.toHaveBeenCalled();
  expect(passedOn).toEqual([]);
});

it("limits calls from outside, and not those of other replicas", async () => {
  let status = 200;
  while (status === 200) status = await publish(secret, '{"tags":["news"]}');
  expect(status).toBe(429);
  expect(await publish(ownSecret, '{"tags":["news"]}')).toBe(200);
});
