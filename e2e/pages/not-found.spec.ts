/** 404 is a word of the backend's own: only its own answer retires a page. */
import { editContent, published, textOf } from "../support/content.ts";
import { get, revalidate, waitUntil } from "../support/http.ts";
import { detailsPath } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

test("a gateway's 404 page does not retire a page that is there", async ({ outage }) => {
  const [entry] = published("expertise", outage.backend.contentDir).slice(-1);
  if (!entry) throw new Error("there is no expertise");
  const address = outage.url + detailsPath("/expertise", entry);
  expect((await get(address)).status).toBe(200);

  // The rest of the page can be had: nothing else keeps it from being made anew.
  const gateway = { kind: "answer", status: 404, type: "text/html", body: "<h1>404 Not Found</h1>" } as const;
  outage.proxy.fail(gateway, /^\/website\/expertise\/\w/);
  outage.proxy.forget();
  expect((await revalidate(outage, ["expertise", "banners"])).status).toBe(200);
  await waitUntil("the site asks for the entry again", 15_000, async () => {
    expect((await get(address)).status).toBe(200);
    return [...outage.proxy.calls.keys()].some((call) => call.startsWith(`/website/expertise/${entry.id}`));
  });
  for (let visit = 0; visit < 3; visit++) {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(entry.title);
  }
});

test("a record that is withdrawn is 404 soon after, and is back when it is published again", async ({
  outage,
}) => {
  const { contentDir } = outage.backend;
  const [entry] = published("expertise", contentDir).slice(-2);
  if (!entry) throw new Error("there is no expertise");
  const address = outage.url + detailsPath("/expertise", entry);
  const setStatus = (status: string) =>
    editContent(contentDir, "expertise", (items) =>
      items.map((item) => (item.id === entry.id ? { ...item, status } : item)),
    );
  expect((await get(address)).status).toBe(200);
  try {
    for (const [status, code] of [
      ["N", 404],
      ["Y", 200],
    ] as const) {
      setStatus(status);
      await waitUntil(`${code} for a record of status ${status}`, 15_000, async () => {
        await revalidate(outage, ["expertise"]);
        return (await get(address)).status === code;
      });
    }
  } finally {
    setStatus("Y");
  }
});
