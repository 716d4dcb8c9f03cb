import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { failPage, measureBuffersCheaply } from "./next-workarounds";

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
