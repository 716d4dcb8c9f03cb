import type { IncomingMessage } from "node:http";
import { reduceImages } from "./save-data.ts";

const url = "/_next/image?url=%2Ffiles%2Fmedia%2Fa.webp&w=828&q=70";
const rewrittenUrl = (headers: object, path = url) => {
  const req = { url: path, headers } as unknown as IncomingMessage;
  reduceImages(req);
  return req.url;
};

it.each<object>([{ "save-data": "on" }, { ect: "3g" }, { ect: "2g" }, { ect: "slow-2g" }])(
  "reduces images for %j",
  (headers) => {
    expect(rewrittenUrl(headers)).toBe("/_next/image?url=%2Ffiles%2Fmedia%2Fa.webp&w=390&q=40");
    expect(rewrittenUrl(headers, url.replace("828", "390"))).toContain("w=256&q=40");
    expect(rewrittenUrl(headers, url.replace("828", "64"))).toContain("w=64&q=40");
  },
);

it.each([{}, { "save-data": "off" }, { ect: "4g" }, { ect: "x" }])(
  "leaves images unchanged for %j",
  (headers) => {
    expect(rewrittenUrl(headers)).toBe(url);
  },
);

it.each(["/leadership?w=828&q=70", "/_next/image?url=%2Fa&w=828&q=75", "/_next/image?url=%2Fa"])(
  "leaves %s unchanged, which is not an image of a page",
  (path) => {
    expect(rewrittenUrl({ "save-data": "on" }, path)).toBe(path);
  },
);
