import { cacheLife } from "next/cache";
import sharp from "sharp";
import { readImage } from "../media/read-image";
import { log } from "../runtime/log";
import { offeredLanguages } from "../words/offered-languages";
import { getCardImage } from "./card-image";
import { findCard } from "./find-card";

jest.mock("../media/read-image", () => ({ readImage: jest.fn() }));
jest.mock("../words/offered-languages", () => ({ offeredLanguages: jest.fn(() => ["en"]) }));
jest.mock("./find-card", () => ({ findCard: jest.fn() }));

const blank = (background: string) =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .webp()
    .toBuffer();
const card = { title: "T", section: "S", image: "/files/banner.webp" };

/** Colour of the left edge: the drawing is dark there. */
async function edge(found: Awaited<ReturnType<typeof getCardImage>>): Promise<string> {
  if (!found.ok || !found.data) return "none";
  const [red = 0] = await sharp(found.data)
    .extract({ left: 5, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 128 ? "picture" : "drawing";
}

beforeEach(async () => {
  const picture = await blank("#ff0000");
  const banner = await blank("#0000ff");
  jest.mocked(findCard).mockResolvedValue({ ok: true, data: { ...card, picture: "/files/own.webp" } });
  jest.mocked(readImage).mockImplementation(async (path) => (path === "/files/own.webp" ? picture : banner));
});

it("is the editors' picture", async () => {
  expect(await edge(await getCardImage("/blogs/details/1.jpg"))).toBe("picture");
});

it.each([
  ["missing", async () => null, ["content"]],
  ["a drawing", async () => Buffer.from("<svg/>"), ["content"]],
  ["not to be had", () => Promise.reject(new Error("no such host")), ["content", "failedBuild"]],
])("is drawn where the picture is %s, which is logged", async (_, read, lives) => {
  const others = jest.mocked(readImage).getMockImplementation();
  jest
    .mocked(readImage)
    .mockImplementation((path) => (path === "/files/own.webp" ? read() : (others?.(path) ?? read())));
  expect(await edge(await getCardImage("/blogs/details/1.jpg"))).toBe("drawing");
  expect(jest.mocked(cacheLife).mock.calls.flat()).toEqual(lives);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it("is drawn for a page without a picture, and fails where the drawing's image does", async () => {
  jest.mocked(findCard).mockResolvedValue({ ok: true, data: card });
  expect(await edge(await getCardImage("/about.jpg"))).toBe("drawing");
  expect(readImage).toHaveBeenCalledWith("/files/banner.webp");
  jest.mocked(readImage).mockRejectedValue(new Error("502"));
  expect(await getCardImage("/about.jpg")).toEqual({ ok: false, message: "Something went wrong" });
});

it("is that of a language which its path begins with, where the site offers it", async () => {
  await getCardImage("/blogs/details/1.jpg");
  expect(findCard).toHaveBeenLastCalledWith("/blogs/details/1", "en");
  expect(await getCardImage("/hi/blogs/details/1.jpg")).toEqual({ ok: true, data: null });
  jest.mocked(offeredLanguages).mockReturnValue(["en", "hi"]);
  expect(await edge(await getCardImage("/hi/blogs/details/1.jpg"))).toBe("picture");
  expect(findCard).toHaveBeenLastCalledWith("/blogs/details/1", "hi");
  await getCardImage("/hi.jpg");
  expect(findCard).toHaveBeenLastCalledWith("/", "hi");
});
