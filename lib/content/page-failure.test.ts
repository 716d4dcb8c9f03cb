/** @jest-environment node */
import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { BackendError } from "../backend/error";
import { failPage } from "./page-failure";

it("notes the failure where Next looks for it when the page is made, once", () => {
  const reactServerErrorsByDigest = new Map();
  const error = new BackendError("Network Error");
  workAsyncStorage.run({ reactServerErrorsByDigest } as unknown as WorkStore, () => {
    failPage(error);
    failPage(error);
    failPage("no error");
  });
  expect([...reactServerErrorsByDigest]).toEqual([[error.digest, error]]);
});

it("does nothing where no page is being made", () => {
  expect(() => failPage(new BackendError("Network Error"))).not.toThrow();
});
