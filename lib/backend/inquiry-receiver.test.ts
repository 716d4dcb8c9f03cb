import { log } from "../runtime/log";
import { BackendError } from "./error";
import { hasInquiryReceiver } from "./inquiry-receiver";

let mockMail: string | undefined;
const mockFetched = jest.fn<Promise<Response>, [string]>();
const mockSent = jest.fn<Promise<boolean>, []>();
jest.mock("../runtime/env", () => ({ env: () => ({ INQUIRY_SMTP_URL: mockMail }) }));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn() } }));
jest.mock("./client", () => ({
  fetchFile: (path: string) => mockFetched(path),
  sendInquiry: () => mockSent(),
}));

const json = (status: number) => Response.json({ message: "…" }, { status });

beforeEach(() => {
  mockMail = undefined;
  mockFetched.mockImplementation(async () => json(404));
  mockSent.mockResolvedValue(false);
});

/** A module of its own keeps its state for the process. */
async function ask(times = 1): Promise<boolean[]> {
  let result: boolean[] = [];
  await jest.isolateModulesAsync(async () => {
    const receiver: typeof import("./inquiry-receiver") = await import("./inquiry-receiver");
    for (let time = 0; time < times; time++) result = [...result, await receiver.hasInquiryReceiver()];
  });
  return result;
}

it("a mail server is a receiver, and the backend is not asked", async () => {
  mockMail = "smtps://mail.test";
  expect(await hasInquiryReceiver()).toBe(true);
  expect(mockFetched).not.toHaveBeenCalled();
});

it.each([200, 401, 405, 500])(
  "a backend that answers %i to GET has the call, and is asked once",
  async (status) => {
    mockFetched.mockImplementation(async () => json(status));
    expect(await ask(2)).toEqual([true, true]);
    expect(mockFetched.mock.calls).toEqual([["website/inquiry"]]);
    expect(mockSent).not.toHaveBeenCalled();
  },
);

it("a call that is there for POST only is found by an inquiry that the backend refuses", async () => {
  mockSent.mockRejectedValue(new BackendError("Request failed with status code 422"));
  expect(await ask(2)).toEqual([true, true]);
  expect(mockSent).toHaveBeenCalledTimes(1);
});

it("a 404 in JSON to both means that there is none; it is said once, and asked again", async () => {
  expect(await ask(2)).toEqual([false, false]);
  expect(mockFetched).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("no receiver for inquiries"));
});

it("keeps the form while the backend is down or a proxy answers", async () => {
  mockFetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  mockFetched.mockResolvedValueOnce(new Response("<h1>Not found</h1>", { status: 404 }));
  expect(await ask(2)).toEqual([true, true]);
});
