import { limitBody, readText } from "./body";

it("reads a text up to a size, whatever its header says", async () => {
  const post = (body: BodyInit, headers = {}) =>
    new Request("http://site.test", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  expect(await readText(post("üx"), 3)).toBe("üx");
  expect(await readText(post("üxx"), 3)).toBeNull();
  expect(await readText(new Request("http://site.test"), 3)).toBe("");
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect(await readText(post(endless), 10_000)).toBeNull();
  expect(pulled).toBeLessThan(20);
});

it("rejects a text that is not UTF-8", async () => {
  const body = new Uint8Array([0xff]);
  await expect(readText(new Request("http://site.test", { method: "POST", body }), 3)).rejects.toThrow();
});

it("ends a body that nobody reads", async () => {
  const abort = jest.fn();
  const limits = { maxBytes: 10, idleMs: 10_000_000, totalMs: 20 };
  const onEnd = jest.fn();
  await new Promise<void>((resolve) =>
    limitBody(new ReadableStream(), limits, abort, onEnd.mockImplementation(resolve)),
  );
  expect(abort).toHaveBeenCalledWith(expect.objectContaining({ message: "the file took too long" }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("aborts a body whose next part does not come", async () => {
  const abort = jest.fn();
  const limits = { maxBytes: 10, idleMs: 20, totalMs: 10_000_000 };
  const stalled = new Promise<void>((resolve) =>
    limitBody(new ReadableStream(), limits, abort.mockImplementation(resolve), jest.fn()),
  );
  await stalled;
  expect(abort).toHaveBeenCalledWith(expect.objectContaining({ message: "the file stalled" }));
});
