import { fetchList, fetchRecord } from "../backend/client";
import { BackendError } from "../backend/error";
import { getInquirySource } from "./inquiry-source";

jest.mock("../backend/client", () => ({ fetchList: jest.fn(), fetchRecord: jest.fn() }));

const list = (title: string) => ({ records: [{ id: "3", title, status: "Y" }], total: 1, totalPages: 1 });

beforeEach(() => {
  jest.mocked(fetchList).mockImplementation((async (name: string) => list(`${name} three`)) as never);
  jest.mocked(fetchRecord).mockResolvedValue({} as never);
});

it.each([
  ["service-3", { title: "services three", path: "/services/details/3/services-three" }],
  ["expertise-3", { title: "expertise three", path: "/expertise/details/3/expertise-three" }],
  ["epc-projects", { title: "EPC Projects", path: "/service/detail/epc-projects" }],
  ["service-4", null],
  ["service-", null],
  ["other-3", null],
])("%s is %j", async (about, data) => {
  await expect(getInquirySource(about, "en")).resolves.toEqual({ ok: true, data });
});

it("names the list where a service has no page", async () => {
  jest.mocked(fetchRecord).mockResolvedValue(null);
  await expect(getInquirySource("service-3", "en")).resolves.toEqual({
    ok: true,
    data: { title: "services three", path: "/services" },
  });
});

it("fails while the backend is down", async () => {
  jest.mocked(fetchList).mockRejectedValue(new BackendError("Network Error"));
  await expect(getInquirySource("service-3", "en")).resolves.toEqual({ ok: false, message: "Network Error" });
});
