import { ServerResponse } from "node:http";
import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { failPage, measureBuffersCheaply, sendLocationOnce } from "./next-workarounds";

const failure = Object.assign(new Error("Network Error"), { digest: "backend: Network Error" });

it("records a failure once where Next looks for it after rendering", () => {
  const reactServerErrorsByDigest = new Map();
  workAsyncStorage.run({ reactServerErrorsByDigest } as unknown as WorkStore, () => {
    failPage(failure);
    failPage(failure);
    failPage("not an error");
  });
  expect([...reactServerErrorsByDigest]).toEqual([[failure.digest, failure]]);
});

it("does nothing outside of a page", () => {
  expect(() => failPage(failure)).not.toThrow();
});

it("writes no large buffer as JSON", () => {
  const { toJSON } = Buffer.prototype;
  measureBuffersCheaply();
  expect(JSON.stringify(Buffer.from("a"))).toBe('{"type":"Buffer","data":[97]}');
  expect(JSON.stringify({ rscData: Buffer.alloc(1_000_000) })).toBe(
    '{"rscData":{"type":"Buffer","data":[]}}',
  );
  Buffer.prototype.toJSON = toJSON;
});

it("sends Location once, and other headers as often as they are appended", () => {
  const { appendHeader } = ServerResponse.prototype;
  sendLocationOnce();
  const res = new ServerResponse({ method: "GET" } as never);
  for (const name of ["Location", "Link"]) {
    res.appendHeader(name, "/a");
    res.appendHeader(name, "/b");
  }
  expect(res.getHeaders()).toEqual({ location: "/b", link: ["/a", "/b"] });
  ServerResponse.prototype.appendHeader = appendHeader;
});
