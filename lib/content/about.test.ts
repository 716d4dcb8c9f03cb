import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName, type RecordName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { getAboutPage } from "./about";

jest.mock("next/cache", () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

/** Calls that fail. */
let failing: string[] = [];
let descriptions: Record<string, string> = {};

beforeEach(() => {
  failing = [];
  descriptions = {};
  const record = (name: string) => ({
    id: 1,
    title: `T ${name}`,
    name: `N ${name}`,
    year: "2017",
    value: "210",
    label: `L ${name}`,
    image: "a.webp",
    description: descriptions[name] ?? `<h2>H</h2><p>Words of ${name}.</p><p>More.</p>`,
  });
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    if (failing.includes(name)) throw new BackendError("Network Error");
    const records = Array.from({ length: 9 }, () => calls[name].schema.parse(record(name)) as never);
    return { records, total: 20, totalPages: 3 };
  });
  jest.mocked(fetchRecord).mockImplementation(async (name: RecordName) => {
    if (failing.includes(name)) throw new BackendError("Network Error");
    return calls[name].schema.parse(record(name)) as never;
  });
});

it("has the first items of each part", async () => {
  const page = await getAboutPage();
  expect(page.statement).toMatchObject({ ok: true, data: { image: "/files/a.webp" } });
  expect(page.story?.excerpt).toContain("Words of story.");
  expect(page.vision).toBe("Words of vision.");
  expect(page.commitments[0]).toEqual({ title: "T commitments", text: "Words of commitments. More." });
  const { milestones, values, commitments, leaders, figures } = page;
  expect([milestones, values, commitments, leaders, figures].map(({ length }) => length)).toEqual([
    4, 6, 3, 4, 4,
  ]);
});

it("omits failed parts and reports only a failed statement", async () => {
  failing = ["about", "story", "timeline", "vision", "values", "commitments", "leadership", "figures"];
  expect(await getAboutPage()).toMatchObject({
    statement: { ok: false, message: "Network Error" },
    story: null,
    milestones: [],
    vision: null,
    values: [],
    commitments: [],
    leaders: [],
    figures: [],
  });
});

it("keeps the other parts when one fails", async () => {
  failing = ["values"];
  const page = await getAboutPage();
  expect(page.values).toEqual([]);
  expect(page.leaders).toHaveLength(4);
  expect(page.statement.ok).toBe(true);
});

it("shortens a vision without paragraphs and omits an empty one", async () => {
  descriptions.vision = `<div>${"word ".repeat(200)}</div>`;
  const { vision } = await getAboutPage();
  expect(vision).toMatch(/^word .*…$/);
  expect(vision?.length).toBeLessThanOrEqual(320);
  descriptions.vision = '<img src="a.webp" alt="">';
  expect((await getAboutPage()).vision).toBeNull();
});
