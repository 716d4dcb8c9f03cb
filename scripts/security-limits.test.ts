/** The figures of the table of limits in docs/security.md are those of the code; the tests that the table names show that they hold. */
import { readFileSync } from "node:fs";
import { maxLength } from "../lib/backend/bounds.ts";
import { maxWrongSecrets } from "../lib/http/bearer-secret.ts";
import * as inquiries from "../lib/inquiry/rate-limit.ts";
import * as vitals from "../lib/metrics/rate-limit.ts";
import { routePatterns } from "../lib/metrics/visit.ts";
import { maxPublishCalls } from "../lib/publish/rate-limit.ts";
import { maxCharacters } from "../lib/read/load.ts";
import { maxOutput } from "../lib/rich-text/allowed.ts";
import { periods } from "../lib/runtime/periods.ts";
import { maxDocuments } from "../lib/search/search-index.ts";
import { maxPageNumber } from "../lib/site/page-number.ts";
import { maxQueryLength } from "../lib/site/search-query.ts";
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
  [
    "headers of a request; the request with its body",
    [`${seconds(http.headersMs)}; ${seconds(http.requestMs)}`],
  ],
  ["a client that reads nothing of its response", [seconds(http.idleMs)]],
  ["the process after SIGTERM", [seconds(http.shutdownMs)]],
  ["`page`", [number(maxPageNumber)]],
  [
    "pages that the page cache does not have; apart from them, lists as JSON",
    [...workLimit("rendering"), seconds(work.maxWaitMs)],
  ],
  ["images that are not resized yet, share images", [...workLimit("images"), seconds(work.maxFileWaitMs)]],
  ["files that have not begun", [...workLimit("files"), seconds(work.maxFileWaitMs)]],
  ["forms that a link fills in", [...workLimit("filled forms"), seconds(work.maxWaitMs)]],
  ["suggestions", [...workLimit("searches"), seconds(work.maxWaitMs)]],
  ["inquiries", [`${inquiries.addressLimit} in ten minutes`, `${number(inquiries.globalLimit)} in total`]],
  [
    "posts of the form, invalid ones and retries too",
    [`${inquiries.addressAttempts} in ten minutes`, `${number(inquiries.globalAttempts)} in total`],
  ],
  [
    "inquiries that wait for a receiver",
    [
      `${constant("lib/inquiry/store-statements.ts", "maxKeys")} keys`,
      seconds(periods.inquiry.webhookTimeoutMs),
    ],
  ],
  ["an answer of the virus scanner", [seconds(periods.inquiry.scanMs)]],
  ["publish calls", [`${maxPublishCalls} a minute`]],
  ["wrong secrets", [{ 10: "ten" }[maxWrongSecrets] ?? ""]],
  ["body of a visit's metrics", [inSource("lib/metrics/visit.ts", /max\((600_000)\)/)]],
  [
    "visits' metrics",
    [
      `${vitals.addressLimit} a minute`,
      `${number(vitals.globalLimit)} in total`,
      `${routePatterns.length} kinds`,
    ],
  ],
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
    "a share picture that an editor sets",
    [megabytes("lib/media/read-image.ts", "maxBytes"), millions("lib/seo/share-picture.ts", "maxPixels")],
  ],
  ["resized images on disk", [megabytes("next.config.mjs", "maximumDiskCacheSize")]],
  [
    "a response of the backend",
    [
      megabytes("lib/backend/response.ts", "maxBytes"),
      megabytes("lib/backend/response.ts", "maxSentBytes"),
      `${constant("lib/backend/response.ts", "maxValues")} values`,
      `${constant("lib/backend/response.ts", "maxDepth")} levels`,
      `${constant("lib/backend/embedded-files.ts", "maxKept")} bytes`,
      seconds(backend.timeoutMs),
    ],
  ],
  ["data of the backend in memory", [megabytes("next.config.mjs", "cacheMaxMemorySize")]],
  [
    "a title, a short text such as an alternative text, a text, an HTML text",
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
  ["a record, and the records of a page, as the site shows them", [number(maxCharacters.record)]],
  [
    "words of a search",
    [`${maxQueryLength} characters, ${constant("lib/search/find.ts", "maxWords")} words`],
  ],
  ["words of a search", [constant("lib/search/search-statements.ts", "maxRanked")]],
  ["records of the search", [number(maxDocuments)]],
  ["log lines of the same failure", [`${constant("lib/runtime/log-limit.ts", "maxCauses")} causes`]],
  ["Redis, if used", [`${redis.replyMs} ms`]],
])("%s: %j", (row, figures) => {
  const [, table = ""] =
    /^## Limits$([\s\S]*?)^The work /m.exec(readFileSync("docs/security.md", "utf8")) ?? [];
  const [, text = ""] =
    table
      .split("\n")
      .find((line) => line.startsWith(`| ${row} |`))
      ?.split(/(?<=^\| [^|]* \|)/) ?? [];
  for (const figure of figures) expect(text).toMatch(new RegExp(`(?<![\\d.,])${figure}`));
});
