import { measureBuffersCheaply } from "./measure-buffers";

it("writes no large buffer as JSON", () => {
  const { toJSON } = Buffer.prototype;
  measureBuffersCheaply();
  expect(JSON.stringify(Buffer.from("a"))).toBe('{"type":"Buffer","data":[97]}');
  expect(JSON.stringify({ rscData: Buffer.alloc(1_000_000) })).toBe(
    '{"rscData":{"type":"Buffer","data":[]}}',
  );
  Buffer.prototype.toJSON = toJSON;
});
