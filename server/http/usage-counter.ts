import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { type Counts, otherName, type UsageKind, type UsageStore } from "../../lib/metrics/usage-store.ts";
import { subscribeToEvent } from "../../lib/runtime/events.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { parseAddress } from "../../lib/site/address.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { splitLanguage } from "../../lib/site/language-path.ts";

/** Between two writes to disk, by kind. */
const maxNames = 2_000;
const maxQueryLength = 60;

/** A program says so in its name, or has none that browsers have. */
const program =
  /bot|crawl|spider|slurp|preview|monitor|uptime|probe|check|scan|fetch|headless|lighthouse|curl|wget|python|java\/|php|ruby|perl|go-http|okhttp|axios|node|undici|libwww|scrapy|httpclient|facebookexternalhit|whatsapp|feed/i;
/** A mail address, a phone number or another long number. */
const personal = /@|\p{Nd}(?:[\s./()-]*\p{Nd}){5}/u;

/** Counts what people do on the site: no address, no cookie, nothing by which two requests belong together. */
export class UsageCounter {
  readonly #store: UsageStore;
  readonly #host: string;
  #counts: Counts = new Map();
  readonly #programs = new LRUCache<string, boolean>({ max: 1_000 });
  /** Paths of searches and duties for which the site has nothing. */
  readonly #empty = new LRUCache<string, true>({ max: 2_000 });

  /** @param siteUrl links from it are none from another site */
  constructor(store: UsageStore, siteUrl = "") {
    this.#store = store;
    this.#host = (URL.parse(siteUrl)?.host ?? "").replace(/^www\./, "");
    subscribeToEvent("search-result", ({ path, isFound }) => {
      if (isFound) this.#empty.delete(path);
      else this.#empty.set(path, true);
    });
    subscribeToEvent("inquiry", ({ step, page = "" }) => {
      if (step === "delivered") this.#add("inquiry", pageName(parseAddress(page)));
    });
    setInterval(() => this.flush(), periods.usage.flushMs).unref();
    process.once("exit", () => this.flush());
  }

  /** Counts an answered request that was not sent ahead of a visit. */
  count(req: IncomingMessage, address: Address, status: number, contentType?: unknown): void {
    const { kind } = address;
    if (kind !== "page" && kind !== "query" && kind !== "document") return;
    if (req.method !== "GET" || (status !== 200 && status !== 304 && status !== 206)) return;
    const { headers } = req;
    if (this.#isProgram(headers["user-agent"])) return;
    if (kind === "document") {
      const isStart = headers.range === undefined || headers.range.startsWith("bytes=0-");
      if (contentType === "application/pdf" && isStart) this.#add("download", address.path);
      return;
    }
    if (status === 206) return;
    this.#add("page", pageName(address));
    this.#add("language", address.language);
    if (headers.referer !== undefined) this.#countReferrer(headers.referer);
    if (kind === "query" && this.#empty.has(address.path)) this.#countEmpty(address.url);
  }

  /** Adds to the file what was counted since the last time. */
  flush(): void {
    if (this.#counts.size > 0 && this.#store.add(this.#counts)) this.#counts = new Map();
  }

  #countReferrer(referer: string): void {
    // A tenth of the time of URL.parse, which would be the most costly part of a count.
    const host = /^https?:\/\/(?:www\.)?([^/?#@\s]+)/i.exec(referer)?.[1]?.toLowerCase();
    if (host && host !== this.#host) this.#add("referrer", host.slice(0, maxQueryLength));
  }

  #countEmpty(url: string): void {
    const params = new URLSearchParams(url.slice(url.indexOf("?")));
    const words = params.get("q")?.toLowerCase();
    if (words === undefined) this.#add("duty", params.toString());
    else if (!personal.test(words)) this.#add("search", words.slice(0, maxQueryLength));
  }

  #isProgram(userAgent = ""): boolean {
    const known = this.#programs.get(userAgent);
    if (known !== undefined) return known;
    const isProgram = !userAgent.startsWith("Mozilla/") || program.test(userAgent);
    this.#programs.set(userAgent, isProgram);
    return isProgram;
  }

  #add(kind: UsageKind, name: string): void {
    const names = this.#counts.get(kind) ?? new Map<string, number>();
    if (names.size === 0) this.#counts.set(kind, names);
    const counted = names.has(name) || names.size < maxNames ? name : otherName;
    names.set(counted, (names.get(counted) ?? 0) + 1);
  }
}

/** The canonical address without its language and query, where it is one of a page. */
function pageName({ kind, url }: Address): string {
  if (kind !== "page" && kind !== "query") return otherName;
  const end = url.indexOf("?");
  return splitLanguage(end < 0 ? url : url.slice(0, end)).path;
}
