import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { failPage } from "./fail-page";

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
