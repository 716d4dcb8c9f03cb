/** Files that were sent before their inquiry survive the end of the site's process. */
import {
  expect,
  formTokenOf,
  newInquiry,
  openInquirySite,
  post,
  test,
  waitForToken,
} from "./inquiry-test.ts";

test("the site is killed between the upload and the inquiry, which arrives with its file", async () => {
  await using site = await openInquirySite({ name: "files-kill" });
  const bytes = Buffer.from("%PDF-1.7 plan");
  const created = await fetch(`${site.url}/api/inquiry/files`, {
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": String(bytes.length),
      "upload-metadata": `filename ${Buffer.from("plan.pdf").toString("base64")}`,
    },
  });
  const path = created.headers.get("location") ?? "";
  const send = (offset: number, end: number) =>
    fetch(site.url + path, {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      body: bytes.subarray(offset, end),
    });
  expect((await send(0, 5)).status).toBe(204);
  await site.kill();
  await site.start();
  expect((await send(5, bytes.length)).status).toBe(204);
  await site.kill();
  await site.start();
  // Nobody can read it.
  expect((await fetch(site.url + path)).status).toBe(405);
  const inquiry = newInquiry();
  const formToken = await formTokenOf(site);
  await waitForToken(formToken);
  const body = { ...inquiry, formToken, uploads: [path.split("/").at(-1)] };
  for (let tries = 0; tries < 2; tries++) expect((await post(site, { body })).status).toBe(201);
  expect(site.backend.storedFiles().map((file) => [file.name, file.bytes.toString()])).toEqual([
    ["plan.pdf", bytes.toString()],
  ]);
});
