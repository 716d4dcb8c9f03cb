/** What an editor saves is on the site at once, and only who knows the secret can make the site look. */
import { editContent, firstOf, type Item, published, textOf } from "../support/content.ts";
import { get, waitUntil } from "../support/http.ts";
import { detailsPath } from "../support/routes.ts";
import { test as base, expect } from "../support/test.ts";
import { openWorld, type World } from "../support/test-site.ts";

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  world: async ({}, use, info) => {
    const world = await openWorld(`fresh-${info.testId}-${info.repeatEachIndex}`);
    await use(world);
    if (info.status !== info.expectedStatus) await info.attach("site log", { body: world.log() });
    await world.close();
  },
});

const within = 2000;

test("a changed text, a new record and a withdrawn one are on the site within two seconds", async ({
  world,
}) => {
  const page = async () => textOf((await get(`${world.url}/commitments`)).body);
  const shown = async () => (await get(`${world.url}/commitments`)).body.split("<article").length - 1;
  const { contentDir } = world.backend;
  const first = firstOf("commitments", contentDir);
  expect(await page()).toContain(first.title);

  change(world, "commitments", first, { title: "A title of this minute" });
  await waitUntil("the changed title", within, async () => (await page()).includes("A title of this minute"));
  expect(await page()).not.toContain(first.title);

  editContent(contentDir, "commitments", (items) => [
    { ...first, id: 9001, title: "A commitment more" },
    ...items,
  ]);
  await waitUntil("the new record", within, async () => (await page()).includes("A commitment more"));

  editContent(contentDir, "commitments", (items) => items.slice(0, 5));
  const left = published("commitments", contentDir).length;
  expect(left).toBeLessThan(8);
  await waitUntil("a shorter list", within, async () => (await shown()) === left);

  change(world, "commitments", { id: 9001 }, { status: "N" });
  await waitUntil(
    "the withdrawn record is gone",
    within,
    async () => !(await page()).includes("A commitment more"),
  );
  expect(await shown()).toBe(left - 1);
});

test("a page more and a page less of a list appear and disappear", async ({ world }) => {
  const { contentDir } = world.backend;
  const last = `${world.url}/leadership?page=4`;
  expect((await get(last)).status).toBe(404);
  const first = firstOf("leadership", contentDir);
  const more = Array.from({ length: 6 }, (_, index) => ({
    ...first,
    id: 9000 + index,
    name: `New Director ${index}`,
  }));
  editContent(contentDir, "leadership", (items) => [...items, ...more]);
  await waitUntil("page 4", within, async () => (await get(last)).status === 200);
  editContent(contentDir, "leadership", (items) => items.filter(({ id }) => Number(id) < 9000));
  await waitUntil("no page 4", within, async () => (await get(last)).status === 404);
});

test("the first visitor after an edit finds it", async ({ world }) => {
  const post = firstOf("blog", world.backend.contentDir);
  change(world, "blog", post, { description: "<p>Written a moment ago.</p>" });
  await refreshed(world);
  expect(textOf((await get(world.url + detailsPath("/blogs", post))).body)).toContain(
    "Written a moment ago.",
  );
});

test("the first visitor after a record was withdrawn does not find its page any more", async ({ world }) => {
  const post = firstOf("blog", world.backend.contentDir);
  const address = world.url + detailsPath("/blogs", post);
  expect((await get(address)).status).toBe(200);
  change(world, "blog", post, { status: "N" });
  await refreshed(world);
  expect((await get(address)).status).toBe(404);
});

test("a change in the settings is on every page", async ({ world }) => {
  editContent(world.backend.contentDir, "settings", ([settings]) => [
    { ...settings, phone: "11111 22222" } as unknown as Item,
  ]);
  for (const path of ["/address", "/our-vision", "/blogs?page=2"]) {
    await waitUntil(`the new number on ${path}`, 4 * within, async () =>
      textOf((await get(world.url + path)).body).includes("+91 11111 22222"),
    );
  }
});

test("a file that is not right leaves the site as it was", async ({ world }) => {
  const { contentDir } = world.backend;
  const before = textOf((await get(`${world.url}/our-vision`)).body);
  editContent(contentDir, "vision", () => [{ description: { wrong: true }, status: "Y" } as unknown as Item]);
  // A right edit of another file is noticed after the wrong one.
  change(world, "values", firstOf("values", contentDir), { title: "A value of this minute" });
  await waitUntil("the right edit", within, async () =>
    textOf((await get(`${world.url}/our-values`)).body).includes("A value of this minute"),
  );
  expect(textOf((await get(`${world.url}/our-vision`)).body)).toBe(before);
});

base.describe("POST /api/revalidate", () => {
  const right = JSON.stringify({ tags: ["vision"] });
  const refusals: [name: string, status: number, secret: string | undefined, body: string][] = [
    ["without the secret", 401, undefined, right],
    ["with a wrong secret", 401, "Bearer wrong", right],
    ["with an empty secret", 401, "Bearer ", right],
    ["with an unknown tag", 400, "right", '{"tags":["vision","nothing"]}'],
    ["without tags", 400, "right", '{"tags":[]}'],
    ["with a body that is no JSON", 400, "right", "vision"],
    ["with an empty body", 400, "right", ""],
    ["with a body that is too long", 413, "right", `{"tags":["vision"],"x":"${"x".repeat(20_000)}"}`],
  ];
  for (const [name, status, authorization, body] of refusals) {
    base(`${name} is ${status}`, async ({ site }) => {
      const header = authorization === "right" ? `Bearer ${site.secret}` : authorization;
      const answer = await fetch(`${site.url}/api/revalidate`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...(header && { authorization: header }) },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
    });
  }

  base("with the secret and known tags is 200", async ({ site }) => {
    const answer = await fetch(`${site.url}/api/revalidate`, {
      method: "POST",
      body: right,
      headers: { "content-type": "application/json", authorization: `Bearer ${site.secret}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ revalidated: ["vision"] });
  });

  base("with GET is 405", async ({ site }) => {
    expect((await get(`${site.url}/api/revalidate`)).status).toBe(405);
  });
});

function change(world: World, kind: string, { id }: Pick<Item, "id">, to: Partial<Item>): void {
  editContent(world.backend.contentDir, kind, (items) =>
    items.map((item) => (item.id === id ? { ...item, ...to } : item)),
  );
}

/** Waits, without a visit, until the site has made its pages anew after an edit. */
async function refreshed(world: World): Promise<void> {
  await waitUntil("the site has made its pages anew", 10_000, () => world.log().includes("pages refreshed"));
}
