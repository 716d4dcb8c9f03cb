import { log } from "../runtime/log";
import { BackendError } from "./error";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));
// Each failure of these tests is to be seen.
jest.mock("../runtime/log-limit", () => ({
  logOncePerMinute: (level: "warn", _cause: string, details: object, message: string) =>
    log[level](details, message),
}));

const pagination = { total: 2, totalPages: 1 };
const leader = (id: unknown, more = {}) => ({ id, name: `Person ${id}`, status: "Y", ...more });

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("parseList", () => {
  it("returns records, total and number of pages", () => {
    const body = { data: [leader(1), leader(2)], pagination: { total: 14, totalPages: 3 } };
    const { records, total, totalPages } = parseList("leadership", body);
    expect(records.map(({ id, name }) => [id, name])).toEqual([
      ["1", "Person 1"],
      ["2", "Person 2"],
    ]);
    expect({ total, totalPages }).toEqual({ total: 14, totalPages: 3 });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("logs the story fields with invalid JSON and keeps the story", () => {
    const story = { description: "x", our_capabilities: "{", instrumentation_excellence: "{}" };
    expect(parseList("story", { data: [story] }).records).toHaveLength(1);
    const fault = { call: "story", field: "our_capabilities" };
    expect(jest.mocked(log.warn).mock.calls).toEqual([[fault, expect.any(String)]]);
  });

  it("limits the length of a list", () => {
    const data = Array.from({ length: 2_000 }, (_, index) => leader(index + 1));
    expect(parseList("leadership", { data, pagination }).records).toHaveLength(60);
    expect(log.warn).toHaveBeenCalledTimes(1);
    const services = data.map(({ id }) => ({ id, title: "x" }));
    expect(parseList("services", { data: services }).records).toHaveLength(100);
  });

  it("omits and logs an invalid record and keeps the order of the others", () => {
    const data = [leader(1), leader(2, { name: null }), null, "x", leader(3)];
    const { records } = parseList("leadership", { data, pagination });
    expect(records.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(log.warn).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({
        call: "leadership",
        index: 1,
        id: 2,
        fault: expect.stringContaining("name"),
      }),
      expect.any(String),
    );
  });

  it("names the id, and the language, too", () => {
    const ids = { id: 16, locale: "hi" };
    const wrong = { ...ids, name: null };
    parseList("leadership", { data: [wrong, { ...ids, name: "x", image: 5 }], pagination });
    expect(parseRecord("newsItem", { data: { ...ids, title: "" } })).toBeNull();
    parseRecord("newsItem", { data: { ...ids, title: "x", published_at: "soon" } });
    const logged = jest.mocked(log.warn).mock.calls.map(([details]) => details);
    expect(logged).toEqual(Array(4).fill(expect.objectContaining(ids)));
  });

  it.each(["N", "", "y", "Draft", null, 1, true])("omits and logs a record with the status %j", (status) => {
    const { records } = parseList("leadership", { data: [leader(1, { status }), leader(2)], pagination });
    expect(records.map(({ id }) => id)).toEqual(["2"]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it("keeps records of a backend that does not repeat the status", () => {
    const { records } = parseList("services", { data: [{ id: 1, title: "x" }] });
    expect(records).toEqual([{ id: "1", title: "x" }]);
  });

  it("counts the records of a list without pages", () => {
    const body = { data: [{ id: 1, title: "x" }, { id: 2 }] };
    expect(parseList("services", body)).toMatchObject({ total: 1, totalPages: 1 });
  });

  it("accepts pagination null for a list without pages", () => {
    const body = { data: [{ id: 1, title: "x" }], pagination: null };
    expect(parseList("services", body).records).toHaveLength(1);
  });

  it("accepts an empty list", () => {
    const empty = { data: [], pagination: { total: 0, totalPages: 0 } };
    expect(parseList("team", empty)).toEqual({ records: [], total: 0, totalPages: 0 });
  });

  it.each([
    null,
    undefined,
    "x",
    5,
    ["x"],
    {},
    { data: null, pagination },
    { data: {}, pagination },
    { data: "x", pagination },
    { data: [] },
    { data: [], pagination: null },
    { data: [], pagination: [] },
  ])("rejects %j", (body) => {
    const error = thrown(() => parseList("leadership", body));
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toHaveProperty("message", "Something went wrong");
  });
});

describe("parseRecord", () => {
  it("returns the record", () => {
    const body = { data: { description: " <p>x</p> ", status: "Y" } };
    expect(parseRecord("vision", body)).toEqual({ description: "<p>x</p>", status: "Y" });
  });

  it("is null when the backend has none", () => {
    expect(parseRecord("vision", { data: null })).toBeNull();
  });

  it.each(["N", "", "y"])("is null for the status %j", (status) => {
    expect(parseRecord("vision", { data: { description: "x", status } })).toBeNull();
  });

  it.each([null, 0])("is null, not an error, for the status %j", (status) => {
    expect(parseRecord("vision", { data: { description: "x", status } })).toBeNull();
  });

  it.each([null, "x", [], {}, { data: "x" }, { data: [1] }, { data: { description: {} } }])(
    "rejects %j with the reason in the cause only",
    (body) => {
      const error = thrown(() => parseRecord("vision", body));
      expect(error).toBeInstanceOf(BackendError);
      expect(error).toHaveProperty("message", "Something went wrong");
      expect((error as Error).cause).toEqual(expect.any(String));
    },
  );
});
