/** The figures of the table of limits in docs/security.md are those of the code. */
import { readFileSync } from "node:fs";
import { maxLength } from "../lib/backend/bounds.ts";
import { maxWrongSecrets } from "../lib/http/bearer-secret.ts";
import * as inquiries from "../lib/inquiry/rate-limit.ts";
import * as vitals from "../lib/metrics/rate-limit.ts";
import { maxPublishCalls } from "../lib/publish/rate-limit.ts";
import { maxCharacters } from "../lib/read/load.ts";
import { maxOutput } from "../lib/rich-text/allowed.ts";
import { periods } from "../lib/runtime/periods.ts";
import { maxDocuments } from "../lib/search/search-index.ts";
import { maxPageNumber } from "../lib/site/page-number.ts";
import { maxUrlLength } from "../server/http/validate-request.ts";

const { http, files, work, backend, redis, images } = periods;
const number = (value: number) => value.toLocaleString("en");
const seconds = (ms: number) => `${ms / 1_000} s`;

/** A number that no module exports, as its source has it. */
function inSource(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(readFileSync(file, "utf8")) ?? [];
  if (!value) throw new Error(`${file} has no ${pattern}`);
  return number(Number(value.replaceAll("_", "")));
}
const megabytes = (file: string, name: string) =>
  `${inSource(file, new RegExp(`\\b${name}(?: =|:) (\\d+) \\* 1024 \\* 1024`))} MB`;
const constant = (file: string, name: string) => inSource(file, new RegExp(`\\b${name}(?: =|:) ([\\d_]+)`));

const millions = (file: string, name: string) => constant(file, name).replace(/,000,000$/, " million");

/** Of a limit of work: how much at once, and how many wait. */
function workLimit(name: string): string[] {
  const file = "server/http/work-limits.ts";
  const countOf = (key: string) =>
    inSource(file, new RegExp(`(?:name: "${name}",|const ${name} = {)[^}]*?\\b${key}: ([\\d_]+)`));
  return [`${countOf("concurrency")} at once`, `${countOf("maxQueued")} wait`];
}

it.each<[row: string, figures: string[]]>([
  ["URL", [`${number(maxUrlLength)} characters`]],
  [
    "URL and headers together",
    [`${inSource("server/http/site-server.ts", /maxHeaderSize: (\d+) \* 1024/)} kB`],
  ],
  ["time for headers; for a request", [`${seconds(http.headersMs)}; ${seconds(http.requestMs)}`]],
  ["time for headers; for a request", [`${http.uploadMs / 60_000} minutes`]],
  ["a client that reads nothing", [seconds(http.idleMs)]],
  ["`page`", [number(maxPageNumber)]],
  ["pages that the cache does not have", [...workLimit("rendering"), seconds(work.maxWaitMs)]],
  ["images to resize, share images", [...workLimit("images"), seconds(work.maxFileWaitMs)]],
  ["files that have not begun", [...workLimit("files"), seconds(work.maxFileWaitMs)]],
  ["filled-in forms", [...workLimit("filled forms"), seconds(work.maxWaitMs)]],
  ["suggestions", [...workLimit("searches"), seconds(work.maxWaitMs)]],
  ["inquiries", [`${inquiries.addressLimit} in ten minutes`, `${number(inquiries.globalLimit)} in total`]],
  [
    "posts of the form",
    [`${inquiries.addressAttempts} in ten minutes`, `${number(inquiries.globalAttempts)} in total`],
  ],
  [
    "answers about inquiries",
    [`webhook ${seconds(periods.inquiry.webhookTimeoutMs)}`, `scanner ${seconds(periods.inquiry.scanMs)}`],
  ],
  ["publish calls", [`${maxPublishCalls} a minute`]],
  ["wrong secrets", [{ 10: "ten" }[maxWrongSecrets] ?? ""]],
  ["web vitals", [`${vitals.addressLimit} a minute`, `${number(vitals.globalLimit)} in total`]],
  [
    "a file",
    [
      megabytes("lib/media/file-proxy.ts", "maxBytes"),
      seconds(files.responseTimeoutMs),
      seconds(files.idleMs),
    ],
  ],
  [
    "a file",
    [`${files.totalMs / 60_000} minutes`, `${constant("lib/media/file-proxy.ts", "concurrency")} at once`],
  ],
  [
    "an image to be resized",
    [megabytes("next.config.mjs", "maximumResponseBody"), `${images.resizeTimeoutSeconds} s`],
  ],
  ["an image to be resized", [millions("next.config.mjs", "imgOptMaxInputPixels")]],
  [
    "a share picture",
    [megabytes("lib/media/read-image.ts", "maxBytes"), millions("lib/seo/share-picture.ts", "maxPixels")],
  ],
  [
    "a response of the backend",
    [
      megabytes("lib/backend/response.ts", "maxBytes"),
      megabytes("lib/backend/response.ts", "maxSentBytes"),
      `${constant("lib/backend/response.ts", "maxValues")} values`,
      `${constant("lib/backend/response.ts", "maxDepth")} levels`,
      seconds(backend.timeoutMs),
    ],
  ],
  [
    "title, short text, text, HTML",
    [
      `${number(maxLength.title)}, ${number(maxLength.line)}, ${number(maxLength.text)} and ${number(maxLength.html)}`,
    ],
  ],
  [
    "an HTML text, sanitized",
    [
      `${number(maxOutput.tags)} tags`,
      `${maxOutput.images} images`,
      `${number(maxOutput.characters)} characters`,
    ],
  ],
  ["a record, and the records of a page", [number(maxCharacters.record)]],
  ["records of the search", [number(maxDocuments)]],
  ["a reply of Redis", [`${redis.replyMs} ms`]],
])("%s: %j", (row, figures) => {
  const [, table = ""] = /^## Limits$([\s\S]*)/m.exec(readFileSync("docs/security.md", "utf8")) ?? [];
  const [, text = ""] =
    table
      .split("\n")
      .find((line) => line.startsWith(`| ${row} |`))
      ?.split(/(?<=^\| [^|]* \|)/) ?? [];
  for (const figure of figures) expect(text).toMatch(new RegExp(`(?<![\\d.,])${figure}`));
});
