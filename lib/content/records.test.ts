import { cacheLife } from "next/cache";
import { emptySettings } from "../../testing/content/settings";
import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName, type RecordName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { fileSize } from "../media/file-size";
import { read, readOne } from "../read/read";
import { type Article, getRelatedArticles } from "./articles";
import { getBanner } from "./banners";
import { getCatalogues } from "./documents";
import { getSettings, getSettingsOrNone } from "./settings";

jest.mock("../media/file-size", () => ({ fileSize: jest.fn() }));
jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

/** Records of the backend, by call, before parsing. */
let lists: Partial<Record<ListName, object[]>> = {};
let records: Partial<Record<RecordName, object | null>> = {};

beforeEach(() => {
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    const parsed = lists[name]?.map((record) => calls[name].schema.parse(record));
    if (!parsed) throw new BackendError("Network Error");
    return { records: parsed as never[], total: 20, totalPages: 4 };
  });
  jest.mocked(fetchRecord).mockImplementation(async (name: RecordName) => {
    const record = records[name];
    if (record === undefined) throw new BackendError("Network Error");
    return record && (calls[name].schema.parse(record) as never);
  });
});

const full = { id: 1, title: "T", image: "a.webp", description: "<h2>H</h2><p>D</p>" };

describe("articles", () => {
  const item = { ...full, published_at: "2024-05-06" };
  const teaser = {
    id: "1",
    title: "T",
    image: "/files/a.webp",
    summary: "D",
    author: null,
    published: "2024-05-06",
  };
  const { author: _, ...newsTeaser } = teaser;
  const blogTeaser = { ...teaser, summary: "Own words", author: "A. Rao" };

  it("have a body and a reading time, which lists leave out", async () => {
    const blogItem = { ...item, summary: "Own words", author: "A. Rao" };
    lists = { blog: [blogItem, { ...item, summary: null, author: "" }] };
    records = { newsItem: item, blogItem };
    const [minutes, description] = [1, "<h2>H</h2><p>D</p>"];
    expect(await read("blog", { page: 1, language: "en", isWhole: true })).toMatchObject({
      data: { items: [blogTeaser, teaser].map((each) => ({ ...each, minutes, description })) },
    });
    const blogs = await read("blog", { page: 1, language: "en" });
    expect(blogs.ok && blogs.data.items).toEqual([blogTeaser, teaser]);
    for (const [name, shown] of [
      ["news", newsTeaser],
      ["blog", blogTeaser],
    ] as const)
      expect(await readOne(name, "1", { language: "en" })).toEqual({
        ok: true,
        data: { ...shown, minutes, description: description.replace("h2", `h2 id="${name}-1-h"`) },
      });
  });
});

describe("related articles", () => {
  const record = (id: number, title: string) => ({ ...full, id, title, published_at: `2024-05-0${id}` });
  const listed = [record(1, "A"), record(2, "B"), record(3, "C"), record(4, "D"), record(5, "A")];

  it("are others of the same kind, as far as the list can be read", async () => {
    const getRelated = () =>
      getRelatedArticles("blog", { id: "1", title: "A", published: "2024-05-01" } as Article, "en");
    const serve = (shown: object[]) => ({
      records: shown.map((each) => calls.blog.schema.parse(each)) as never[],
      total: 5,
      totalPages: 2,
    });
    jest.mocked(fetchList).mockImplementation(async (requested, _language, page) => {
      expect(requested).toBe("blog");
      return serve(page === 1 ? listed.slice(0, 3) : listed.slice(3));
    });
    const related = await getRelated();
    expect(related.map(({ id }) => id)).toEqual(["5", "4", "3"]);
    expect(cacheLife).toHaveBeenLastCalledWith("content");
    // No request beyond the last page.
    expect(fetchList).toHaveBeenCalledTimes(2);

    jest.mocked(fetchList).mockImplementation(async (_name, _language, page) => {
      if (page === 2) throw new BackendError("Network Error");
      return serve(listed.slice(0, 2));
    });
    expect(await getRelated()).toMatchObject([{ id: "2" }]);

    jest.mocked(fetchList).mockRejectedValue(new BackendError("Network Error"));
    expect(await getRelated()).toEqual([]);
    // Retried soon, and kept during an outage.
    expect(cacheLife).toHaveBeenLastCalledWith({ stale: 30, revalidate: 30, expire: 31_536_000 });
  });
});

describe("services and expertise", () => {
  it("are entries with details", async () => {
    const detail = { title: "T", description: "<h1>H</h1>", images: ["a.webp", "https://evil.test/b"] };
    const specs = [{ key: "power", label: "Power", value: "5.0", min: null, unit: "kW" }];
    records = { service: { ...detail, id: 9, specs }, expertiseEntry: detail };
    const shown = { title: "T", text: "H", images: [{ image: "/files/a.webp" }] };
    const power = { key: "power", label: "Power", value: 5, unit: "kW" };
    const description = (id: string) => `<h3 id="${id}-h">H</h3>`;
    expect(await readOne("services", "9", { language: "en" })).toEqual({
      ok: true,
      data: { ...shown, id: "9", group: null, description: description("services-9"), specs: [power] },
    });
    expect(await readOne("expertise", "2", { language: "en" })).toEqual({
      ok: true,
      data: { ...shown, id: "2", symbol: null, description: description("expertise"), specs: [] },
    });
  });
});

describe("images of a service", () => {
  const imagesOf = async (fields: object) => {
    records = { service: { id: 9, title: "T", description: "", ...fields } };
    const result = await readOne("services", "9", { language: "en" });
    return result.ok && result.data?.images;
  };

  it("may have an alternative text, an image for the dark scheme and a caption of their own", async () => {
    const valve = {
      image: "/b.webp",
      image_alt: "A valve",
      image_dark: "/b-dusk.webp",
      caption: "Model view",
    };
    expect(await imagesOf({ images: ["a.webp", valve], image_alt: "A plant" })).toEqual([
      { image: "/files/a.webp", imageAlt: "A plant" },
      { image: "/files/b.webp", imageAlt: "A valve", imageDark: "/files/b-dusk.webp", caption: "Model view" },
    ]);
    expect(await imagesOf({ images: [valve], image_alt: "A plant" })).toMatchObject([
      { imageAlt: "A valve" },
    ]);
  });

  it("are each shown once", async () => {
    expect(await imagesOf({ images: ["a.webp", { image: "/a.webp" }, "/b.webp"] })).toHaveLength(2);
  });
});

describe("single records", () => {
  it("become a banner with optional fields", async () => {
    const none = { title: null, description: null, image: null };
    records = { banner: { title: "T", description: "D", image: "/a.webp" } };
    expect(await getBanner("our-story", "en")).toEqual({
      ok: true,
      data: { title: "T", description: "D", image: "/files/a.webp" },
    });
    expect(fetchRecord).toHaveBeenCalledWith("banner", "en", "our-story");
    for (const banner of [null, { title: "", description: null, image: "https://evil.test/x" }]) {
      records = { banner };
      expect(await getBanner("our-story", "en")).toEqual({ ok: true, data: none });
    }
  });

  it.each([
    ["vision", "vision"],
    ["qualityPolicy", "quality-policy"],
    ["about", "about"],
  ] as const)("become a statement: %s", async (name, kind) => {
    records = { [name]: { description: "<h1>H</h1>", image: "a.webp" } };
    const image = name === "about" && { image: "/files/a.webp" };
    const description = `<h3 id="${kind}-h">H</h3>`;
    expect(await readOne(kind, { language: "en" })).toEqual({ ok: true, data: { description, ...image } });
    const figures = [{ value: "11 of 12", label: "tests passed" }];
    records = { [name]: { description: "<p>D</p>", figures } };
    expect(await readOne(kind, { language: "en" })).toMatchObject({ data: { figures } });
    for (const nothing of [null, { description: null }, { description: "<p> </p>", image: "a.webp" }]) {
      records = { [name]: nothing };
      expect(await readOne(kind, { language: "en" })).toEqual({ ok: true, data: null });
    }
  });

  it("become settings with optional fields", async () => {
    records = {
      settings: {
        phone: 98765,
        address: " A ",
        site_logo: "l.svg",
        map_link: "https://www.google.com/maps/embed?pb=1",
      },
    };
    expect(await getSettingsOrNone("en")).toEqual({
      ...emptySettings,
      phone: "98765",
      address: "A",
      logo: "/files/l.svg",
      mapLink: {
        frame: "https://www.google.com/maps/embed?pb=1",
        page: "https://www.google.com/maps/search/?api=1&query=A",
      },
    });
    records = { settings: { map_link: "none" } };
    expect(await getSettings("en")).toEqual({ ok: true, data: emptySettings });
    records = {};
    expect(await getSettings("en")).toEqual({ ok: false, message: "Network Error" });
    expect(await getSettingsOrNone("en")).toEqual(emptySettings);
  });
});

describe("story and catalogues", () => {
  it("are the first record and the whole list", async () => {
    lists = {
      story: [{ description: "<h1>H</h1>", our_capabilities: "{" }, { description: "other" }],
      catalogues: [
        {
          title: "T",
          pdf_file: "/a.pdf",
          image: "a.webp",
          page_count: 3,
          revision: 2,
          updated_at: "2026-06-01",
        },
        { title: "U" },
      ],
    };
    jest.mocked(fileSize).mockResolvedValue(130_500);
    const description = '<h3 id="story-h">H</h3>';
    expect(await readOne("story", { language: "en" })).toEqual({
      ok: true,
      data: { description, text: "H", commitment: null },
    });
    expect(await getCatalogues("en")).toEqual({
      ok: true,
      data: [
        {
          id: null,
          title: "T",
          pdf: "/files/a.pdf",
          bytes: 130_500,
          image: "/files/a.webp",
          pageCount: 3,
          revision: "2",
          updated: "2026-06-01",
        },
        {
          id: null,
          title: "U",
          pdf: null,
          bytes: null,
          image: null,
          pageCount: null,
          revision: null,
        },
      ],
    });
    lists = { story: [{ description: "" }, { description: "other" }] };
    expect(await readOne("story", { language: "en" })).toEqual({ ok: true, data: null });
  });
});
