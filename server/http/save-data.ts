import type { IncomingMessage, ServerResponse } from "node:http";
import { pictureQuality, sparingQuality, sparingWidth } from "../../lib/media/picture.ts";
import { addVary } from "./vary.ts";

/** What a browser says of its connection: `Save-Data` by itself, `ECT` where pages ask for it. */
const hints = ["Save-Data", "ECT"];
const slow = ["slow-2g", "2g", "3g"];

const isPicture = ({ url = "" }: IncomingMessage) => url.startsWith("/_next/image?");

/**
 * Whoever spares data, or has a slow connection, gets pictures that are smaller and of a lower quality, at the same
 * addresses.
 */
export function sparePictures(req: IncomingMessage): void {
  const { url = "", headers } = req;
  if (!isPicture(req) || (headers["save-data"] !== "on" && !slow.includes(String(headers.ect)))) return;
  const query = new URLSearchParams(url.slice(url.indexOf("?")));
  if (query.get("q") !== String(pictureQuality)) return;
  query.set("q", String(sparingQuality));
  query.set("w", String(sparingWidth(Number(query.get("w")))));
  req.url = `/_next/image?${query}`;
}

/** Says of pictures that there are two of each, and on pages that we would like to know which to send. */
export function nameHints(req: IncomingMessage, res: ServerResponse): void {
  if (isPicture(req)) addVary(res, ...hints);
  else if (String(res.getHeader("content-type")).startsWith("text/html")) res.setHeader("accept-ch", "ECT");
}
