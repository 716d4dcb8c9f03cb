import { fetchList, fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { BackendError } from "../backend/error";
import { getAboutPage } from "./about";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

/** All calls fail but that for the vision, if there is one. */
function serveVision(description?: string): void {
  const down = new BackendError("Network Error");
  jest.mocked(fetchList).mockRejectedValue(down);
  jest.mocked(fetchRecord).mockImplementation(async (name) => {
    if (name !== "vision" || !description) throw down;
    return calls.vision.schema.parse({ description }) as never;
  });
}

it("omits failed parts and reports only a failed statement", async () => {
  serveVision();
  const none = { milestones: [], values: [], commitments: [], leaders: [], figures: [] };
  const statement = { ok: false, message: "Network Error" };
  expect(await getAboutPage()).toMatchObject({ statement, story: null, vision: null, ...none });
});

it("shortens a vision without paragraphs and omits an empty one", async () => {
  serveVision(`<div>${"word ".repeat(200)}</div>`);
  const { vision } = await getAboutPage();
  expect(vision?.text).toMatch(/^word .*…$/);
  expect(vision?.text.length).toBeLessThanOrEqual(320);
  serveVision('<img src="a.webp" alt="">');
  expect((await getAboutPage()).vision).toBeNull();
});
