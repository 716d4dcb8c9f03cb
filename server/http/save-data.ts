import type { IncomingMessage, ServerResponse } from "node:http";
import { imageQuality, saveDataQuality, saveDataWidth } from "../../lib/media/image-sizes.ts";
import { addVary } from "./vary.ts";

/** Browsers send `Save-Data` by themselves, and `ECT` when a page asks for it. */
const connectionHints = ["Save-Data", "ECT"];
const slowConnections = ["slow-2g", "2g", "3g"];

const isImage = ({ url = "" }: IncomingMessage) => url.startsWith("/_next/image?");

/** Serves smaller images of lower quality at the same URLs to visitors with Save-Data or a slow connection. */
export function reduceImages(req: IncomingMessage): void {
  const { url = "", headers } = req;
  const isReduced = headers["save-data"] === "on" || slowConnections.includes(String(headers.ect));
  if (!isImage(req) || !isReduced) return;
  const query = new URLSearchParams(url.slice(url.indexOf("?")));
  if (query.get("q") !== String(imageQuality)) return;
  query.set("q", String(saveDataQuality));
  query.set("w", String(saveDataWidth(Number(query.get("w")))));
  req.url = `/_next/image?${query}`;
}

/** Images vary by the hints, and pages ask for them. */
export function setClientHints(req: IncomingMessage, res: ServerResponse): void {
  if (isImage(req)) addVary(res, ...connectionHints);
  else if (String(res.getHeader("content-type")).startsWith("text/html")) res.setHeader("accept-ch", "ECT");
}
