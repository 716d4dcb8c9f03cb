import { fetchList, fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { cardHref } from "./card";
import { findCard } from "./find-card";
import { articleMetadata, detailMetadata, productMetadata } from "./record";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const record = {
  ...{ id: 7, title: "A cold box", image: "/a.webp", images: ["/a.webp"], published_at: "2026-01-01" },
  seo: { image: "/share.avif" },
};

beforeEach(() => {
  jest.mocked(fetchList).mockResolvedValue({ records: [], total: 0, totalPages: 0 });
  jest
    .mocked(fetchRecord)
    .mockImplementation(async (name) =>
      name === "banner" ? null : (calls[name].schema.parse(record) as never),
    );
});

const params = { id: "7", title: ["a-cold-box"] };
it.each([
  ["/services/details/7", () => detailMetadata("services", params, "en")],
  ["/expertise/details/7", () => detailMetadata("expertise", params, "en")],
  ["/product/details/7", () => productMetadata(params, "en")],
  ["/info-news/details/7", () => articleMetadata("news", params, "en")],
  ["/blogs/details/7", () => articleMetadata("blog", params, "en")],
])("the page of %s names its image with the editors' picture", async (key, metadata) => {
  const found = await findCard(key, "en");
  expect(found).toMatchObject({ ok: true, data: { title: "A cold box", picture: "/files/share.avif" } });
  const url = found.ok && found.data && cardHref(key, found.data);
  expect(await metadata()).toMatchObject({ openGraph: { images: [{ url, type: "image/jpeg" }] } });
});
