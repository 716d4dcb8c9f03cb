import { permanentRedirect } from "next/navigation";
import { serviceHref } from "../lib/site/record-links";
import { prerenderedParams, redirectToSlug } from "./detail-route";

jest.mock("next/navigation", () => ({ permanentRedirect: jest.fn() }));

describe("redirectToSlug", () => {
  const href = serviceHref("7", "Plant Commissioning");

  it("keeps the canonical URL", () => {
    redirectToSlug({ title: ["plant-commissioning"] }, href);
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
    redirectToSlug({ title }, href);
    expect(permanentRedirect).toHaveBeenCalledTimes(1);
    expect(permanentRedirect).toHaveBeenCalledWith("/services/details/7/plant-commissioning");
  });

  it("redirects the long slug of a long title to the short one", () => {
    const title = "Oxygen for the hospitals of the coast ".repeat(9);
    const long = title.trim().toLowerCase().replaceAll(" ", "-");
    redirectToSlug({ title: [long] }, serviceHref("7", title));
    expect(permanentRedirect).toHaveBeenCalledWith(
      "/services/details/7/oxygen-for-the-hospitals-of-the-coast-oxygen-for-the-hospitals-of-the-coast",
    );
  });

  it("accepts a title without a slug", () => {
    const bare = serviceHref("7", "हरित");
    redirectToSlug({}, bare);
    expect(permanentRedirect).not.toHaveBeenCalled();
    redirectToSlug({ title: ["x"] }, bare);
    expect(permanentRedirect).toHaveBeenCalledWith("/services/details/7");
  });
});

describe("prerenderedParams", () => {
  const records = Array.from({ length: 40 }, (_, index) => ({ id: String(index) }));
  const params = ({ id }: { id: string }) => ({ id, title: ["x"] });
  const none = { id: "-", title: ["-"] };

  it("are those of the first records only", () => {
    const some = prerenderedParams({ ok: true, data: records }, params, none);
    expect(some[0]).toEqual({ id: "0", title: ["x"] });
    expect(some.length).toBeGreaterThan(1);
    expect(some.length).toBeLessThan(records.length);
    const page = { items: records, page: 1, total: 40, totalPages: 1 };
    expect(prerenderedParams({ ok: true, data: page }, params, none)).toEqual(some);
  });

  it("are never empty", () => {
    expect(prerenderedParams({ ok: true, data: [] }, params, none)).toEqual([none]);
    expect(prerenderedParams({ ok: false, message: "Network Error" }, params, none)).toEqual([none]);
  });
});
