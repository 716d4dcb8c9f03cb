/** @jest-environment node */
import type { IncomingMessage } from "node:http";
import { sparePictures } from "./save-data.ts";

const url = "/_next/image?url=%2Ffiles%2Fmedia%2Fa.webp&w=828&q=70";
const asked = (headers: object, address = url) => {
  const req = { url: address, headers } as unknown as IncomingMessage;
  sparePictures(req);
  return req.url;
};

it.each<object>([{ "save-data": "on" }, { ect: "3g" }, { ect: "2g" }, { ect: "slow-2g" }])(
  "spares for %j",
  (headers) => {
    expect(asked(headers)).toBe("/_next/image?url=%2Ffiles%2Fmedia%2Fa.webp&w=390&q=40");
    expect(asked(headers, url.replace("828", "390"))).toContain("w=256&q=40");
    expect(asked(headers, url.replace("828", "64"))).toContain("w=64&q=40");
  },
);

it.each([{}, { "save-data": "off" }, { ect: "4g" }, { ect: "x" }])("leaves it for %j", (headers) => {
  expect(asked(headers)).toBe(url);
});

it.each(["/leadership?w=828&q=70", "/_next/image?url=%2Fa&w=828&q=75", "/_next/image?url=%2Fa"])(
  "leaves %s, which is no picture of a page",
  (address) => {
    expect(asked({ "save-data": "on" }, address)).toBe(address);
  },
);
