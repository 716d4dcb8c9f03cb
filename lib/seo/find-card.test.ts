import { fetchList, fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { linkedKinds } from "../site/kind-pages";
import { cardHref } from "./card";
import { findCard } from "./find-card";
import { cardKey, recordMetadata } from "./record";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const record = {
  ...{ id: 7, title: "A cold box", image: "/a.webp", images: ["/a.webp"], published_at: "2026-01-01" },
  year: "2026",
  seo: { image: "/share.avif" },
};

beforeEach(() => {
  jest.mocked(fetchList).mockImplementation(async (name) => {
    const records = name === "miscellaneous" ? [calls[name].schema.parse(record)] : [];
    return { records: records as never[], total: records.length, totalPages: 1 };
  });
  jest
    .mocked(fetchRecord)
    .mockImplementation(async (name) =>
      name === "banner" ? null : (calls[name].schema.parse(record) as never),
    );
});

it.each(linkedKinds)("the page of a record of %s names its image with the editors' picture", async (kind) => {
  const key = cardKey(kind, "7");
  const found = await findCard(key, "en");
  expect(found).toMatchObject({ ok: true, data: { title: "A cold box", picture: "/files/share.avif" } });
  const url = found.ok && found.data && cardHref(key, found.data);
  const title = key.includes("/details/") ? ["a-cold-box"] : undefined;
  expect(await recordMetadata(kind, { id: "7", title })).toMatchObject({
    openGraph: { images: [{ url, type: "image/jpeg" }] },
  });
});
