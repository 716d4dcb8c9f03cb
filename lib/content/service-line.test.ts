import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName } from "../backend/contract";
import { BackendError } from "../backend/error";
import { summarizedBy } from "./entries";
import { getFullService, getServiceLine, getServicePage, getStaticServicePage } from "./service-line";
import { getStaticService } from "./static-services";
import { staticServiceSummaries } from "./summaries";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const entries = (...titles: string[]) => titles.map((title, index) => ({ id: `${index + 1}`, title }));

function publish(services: object[] | null, haveOwnPages = true) {
  const record = {
    title: "A service",
    description: "",
    images: ["first.webp", "second.webp"],
    specs: [{ key: "scan", label: "Laser scan", value: "±3 mm" }],
  } as never;
  jest
    .mocked(fetchRecord)
    .mockImplementation(async (name) => (name === "service" && haveOwnPages ? record : null));
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    if (!services) throw new BackendError("Network Error");
    const listed = name === "services" ? services : [];
    const records = listed.map((record) => calls[name].schema.parse(record)) as never[];
    return { records, total: records.length, totalPages: 1 };
  });
}

describe("a fixed page summarizes", () => {
  it.each([
    ["EPC Projects", "2"],
    ["Operation and Maintenance", "3"],
    ["Commissioning", "4"],
    ["Automation", undefined],
    ["Green Hydrogen", undefined],
  ])("%s: service %s", (title, id) => {
    const services = entries(
      "Hydrogen",
      "Turnkey EPC project",
      "Operation & Maintenance",
      "Plant Commissioning",
      "Plant Commissioning and Tests",
      "Automatic doors",
    );
    expect(summarizedBy(title, services)?.id).toBe(id);
  });
});

it("those that belong to none stand at the end of the line", async () => {
  publish([{ id: 8, title: "Design Engineering" }]);
  const { services, others } = await getServiceLine("en");
  const brief = { label: "Design Engineering", href: "/service/detail/design-engineering" };
  expect(services).toMatchObject({ data: [{ number: 1, href: "/services/details/8/design-engineering" }] });
  expect(services).toMatchObject({ data: [{ briefs: [brief] }] });
  expect(others.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  const pages = await staticServiceSummaries("en");
  expect(pages.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 1]);
  expect(others[0]).toMatchObject({ title: "EPC Projects", href: "/service/detail/epc-projects" });
  expect(await getServicePage({ id: "8", title: "Design Engineering", text: "" }, "en")).toMatchObject({
    briefs: [brief],
  });
  expect(await getServicePage({ id: "9", title: "Other", text: "" }, "en")).toMatchObject({ briefs: [] });
});

it("the pages about operation and maintenance name the service telephone", async () => {
  publish([
    { id: 5, title: "Operation & Maintenance" },
    { id: 8, title: "Design Engineering" },
  ]);
  const settingsOf = async (id: string) => (await getServicePage({ id, title: "", text: "" }, "en")).settings;
  expect(await settingsOf("5")).toHaveProperty("servicePhone");
  expect(await settingsOf("8")).toBeUndefined();
  const fixed = (["operation-maintenance", "design-engineering"] as const).map(async (id) => {
    const page = getStaticService(id, "en");
    return page && (await getStaticServicePage(page, "en")).settings;
  });
  expect(await Promise.all(fixed)).toEqual([expect.objectContaining({ servicePhone: null }), undefined]);
});

it("a fixed page leads to its service, if there is one", async () => {
  const page = getStaticService("design-engineering", "en");
  if (!page) throw new Error("no such page");
  publish([{ id: 8, title: "Design Engineering" }]);
  expect(await getFullService(page, "en")).toEqual({
    link: { label: "Design Engineering", href: "/services/details/8/design-engineering" },
    specs: [{ key: "scan", label: "Laser scan", value: "±3 mm" }],
    images: [{ image: "/files/second.webp" }],
  });
  publish([]);
  expect(await getFullService(page, "en")).toBeNull();
});

it("leads to the fixed pages where services have none of their own", async () => {
  publish(
    [
      { id: 8, title: "Design Engineering" },
      { id: 9, title: "Inspection" },
    ],
    false,
  );
  const { services } = await getServiceLine("en");
  expect(services).toMatchObject({
    data: [
      { href: "/service/detail/design-engineering", briefs: [] },
      { href: null, briefs: [] },
    ],
  });
  const page = getStaticService("design-engineering", "en");
  expect(page && (await getFullService(page, "en"))).toBeNull();
});

it("all seven are shown while the list of services is not available", async () => {
  publish(null);
  const { services, others } = await getServiceLine("en");
  expect(services.ok).toBe(false);
  expect(others).toHaveLength(7);
  expect(await getServicePage({ id: "8", title: "Design Engineering", text: "" }, "en")).toMatchObject({
    briefs: [],
  });
});
