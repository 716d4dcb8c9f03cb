import { permanentRedirect, redirect } from "next/navigation";
import { prerenderedParams, redirectToSlug } from "./detail-route";

jest.mock("next/navigation", () => ({ permanentRedirect: jest.fn(), redirect: jest.fn() }));

describe("redirectToSlug", () => {
  const service = { id: "7", title: "Plant Commissioning" };

  it("keeps the canonical URL", () => {
    redirectToSlug({ title: ["plant-commissioning"] }, "services", service, "en");
    expect(permanentRedirect).not.toHaveBeenCalled();
  });

  it.each([
    [undefined],
    [[]],
    [["plant"]],
    [["Plant-Commissioning"]],
    [["plant-commissioning", "more"]],
    [["plant-commissioning", ""]],
  ])("redirects %j", (title) => {
    redirectToSlug({ title }, "services", service, "en");
    expect(permanentRedirect).toHaveBeenCalledTimes(1);
    expect(permanentRedirect).toHaveBeenCalledWith("/services/details/7/plant-commissioning");
  });

  it("redirects the long slug of a long title to the short one", () => {
    const title = "Oxygen for the hospitals of the coast ".repeat(9);
    const long = title.trim().toLowerCase().replaceAll(" ", "-");
    redirectToSlug({ title: [long] }, "services", { id: "7", title }, "en");
    expect(permanentRedirect).toHaveBeenCalledWith(
      "/services/details/7/oxygen-for-the-hospitals-of-the-coast-oxygen-for-the-hospitals-of-the-coast",
    );
  });

  it("leads to the page that a record without words in the language has", () => {
    redirectToSlug({ title: ["plant-commissioning"] }, "services", { ...service, lang: "en" }, "hi");
    expect(redirect).toHaveBeenCalledWith("/services/details/7/plant-commissioning");
  });

  it("stays in the language of the page", () => {
    expect(redirectToSlug({}, "services", service, "hi")).toBe("/hi/services/details/7");
    expect(permanentRedirect).not.toHaveBeenCalled();
    redirectToSlug({ title: ["plant-commissioning"] }, "services", service, "hi");
    expect(permanentRedirect).toHaveBeenCalledWith("/hi/services/details/7");
  });

  it("accepts a title without a slug", () => {
    const bare = { id: "7", title: "हरित" };
    redirectToSlug({}, "services", bare, "en");
    expect(permanentRedirect).not.toHaveBeenCalled();
    redirectToSlug({ title: ["x"] }, "services", bare, "en");
    expect(permanentRedirect).toHaveBeenCalledWith("/services/details/7");
  });
});

describe("prerenderedParams", () => {
  const records = Array.from({ length: 40 }, (_, index) => ({ id: String(index) }));
  const idOf = ({ id }: { id: string }) => id;
  const idsOf = (result: object) => prerenderedParams(async () => result as never, idOf, "-")();

  it("are those of the first records only", async () => {
    const some = await idsOf({ ok: true, data: records });
    expect(some[0]).toBe("0");
    expect(some.length).toBeGreaterThan(1);
    expect(some.length).toBeLessThan(records.length);
    const page = { items: records, page: 1, total: 40, totalPages: 1 };
    expect(await idsOf({ ok: true, data: page })).toEqual(some);
  });

  it("are none of records without words in the language", async () => {
    const worded = records.map((record) => (record.id === "1" ? record : { ...record, lang: "en" }));
    expect(await idsOf({ ok: true, data: worded })).toEqual(["1"]);
  });

  it("are never empty", async () => {
    expect(await idsOf({ ok: true, data: [] })).toEqual(["-"]);
    expect(await idsOf({ ok: false, message: "Network Error" })).toEqual(["-"]);
  });
});
