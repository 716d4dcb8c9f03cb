/** The log of a bad hour: each line is JSON, and failures do not fill it. */

import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";

type Line = { level: number; msg: string; repeated?: number; stack?: string };

test("each line is a JSON object, and a failure is logged at first, and then with the number that followed", async ({
  testSite,
}) => {
  const { body } = await get(`${testSite.url}/gallery`);
  const found = Array.from(body.matchAll(/url=(%2Ffiles%2F[^&]+)/g), ([, path = ""]) => path);
  const images = [...new Set(found)].slice(0, 8);
  expect(images).toHaveLength(8);
  testSite.proxy.fail({ kind: "respond", status: 500, type: "text/html", body: "<h1>Gateway</h1>" });
  let failures = 0;
  const expectFailure = async (path: string) => {
    expect((await get(testSite.url + path)).status, path).toBeGreaterThanOrEqual(500);
    failures += 1;
  };
  for (const image of [...images, ...images, ...images]) {
    await expectFailure(decodeURIComponent(image));
    await expectFailure(`/_next/image?url=${image}&w=640&q=70`);
  }
  for (let page = 7; page < 12; page++) {
    await expectFailure(`/leadership/page/${page}`);
    await expectFailure(`/api/lists/leadership/${page}`);
  }
  for (let id = 160; id < 180; id++) await expectFailure(`/services/details/${id}/further-entry-${id}`);
  // The last counts are logged when the process ends.
  await testSite.stop();

  const texts = testSite.log().split("\n");
  const lines = texts.map((text) => JSON.parse(text) as Line);
  for (const line of lines)
    expect(line).toMatchObject({
      level: expect.any(Number),
      time: expect.any(String),
      msg: expect.any(String),
    });
  expect(failures).toBeGreaterThan(70);
  expect(lines.length).toBeLessThan(failures / 2);
  const ofFiles = lines.filter(({ msg }) => msg === "file failed");
  expect([ofFiles[0]?.level, ofFiles[0]?.repeated]).toEqual([40, undefined]);
  // A slow machine takes more than the minute that a line stands for.
  expect(ofFiles.reduce((sum, { repeated = 1 }) => sum + repeated, 0)).toBe(48);
  // Next prints errors of the backend again.
  expect(lines.filter(({ msg, stack = msg }) => stack.includes("digest: 'backend: "))).toEqual([]);
  expect(lines.filter(({ level }) => level >= 60)).toEqual([]);
});
