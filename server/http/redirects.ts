import type { ServerResponse } from "node:http";
import { contentVersion } from "../../lib/runtime/content-version.ts";
import { ownSecret } from "../../lib/runtime/own-secret.ts";
import { periods } from "../../lib/runtime/periods.ts";
import { requestPage } from "../../lib/runtime/request-page.ts";
import type { Address } from "../../lib/site/address-kind.ts";
import { localPath, splitLanguage } from "../../lib/site/language-path.ts";
import { redirectTo } from "../../lib/site/redirect-target.ts";
import { type Redirect, redirectKey } from "../../lib/site/redirects.ts";
import { defaultLanguage } from "../../lib/words/language.ts";
import { translatedLanguages } from "../../lib/words/offered-languages.ts";
import { replaceHeaders } from "./plain-response.ts";

/** Makes a response that has not been sent a redirect of editors. Not cached permanently: they may remove it. */
export function setRedirect(res: ServerResponse, { to, permanent }: Redirect, asked: string): void {
  res.statusCode = permanent ? 308 : 307;
  replaceHeaders(res, { location: redirectTo(to, asked), "cache-control": "no-cache" });
}

/** Adds the parameters of a campaign to the target of a redirect to a page of the site. */
export function keepParameters(res: ServerResponse, asked: string): void {
  const target = res.getHeader("location");
  if (typeof target === "string" && target.startsWith("/"))
    res.setHeader("location", redirectTo(target, asked));
}

const { freshMs, recheckMs, maxWaitMs } = periods.redirects;

/** The redirects that editors keep: read again after a publish call, and regularly. Known ones outlast an outage. */
export class Redirects {
  #known: ReadonlyMap<string, Redirect> = new Map();
  #knownVersion = -1;
  #nextReadAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  /** Of an address without a page, as it was asked for or as it is written. */
  async find({ url }: Address, asked: string): Promise<Redirect | undefined> {
    if (performance.now() > this.#nextReadAt || contentVersion() !== this.#knownVersion) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      const { promise: waited, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, maxWaitMs);
      await Promise.race([this.#reading, waited]);
      clearTimeout(timer);
    }
    const keyOf = (each: string) => redirectKey(each.replace(/\?.*/s, ""));
    return this.#known.get(keyOf(url)) ?? this.#known.get(keyOf(asked));
  }

  async #read(): Promise<void> {
    const version = contentVersion();
    const headers = { authorization: `Bearer ${ownSecret}` };
    const response = await requestPage("/api/redirects", { headers });
    const text = await response?.text().catch(() => undefined);
    const isRead = response?.ok === true && text !== undefined;
    if (isRead) this.#known = inAllLanguages(new Map(JSON.parse(text) as [string, Redirect][]));
    this.#knownVersion = version;
    this.#nextReadAt = performance.now() + (isRead ? freshMs : recheckMs);
  }
}

/** A page that has moved has moved in every language. Redirects that editors made for one language win, and none leads to another. */
function inAllLanguages(redirects: ReadonlyMap<string, Redirect>): Map<string, Redirect> {
  const plain = [...redirects].filter(([path]) => isPlain(path));
  const local = translatedLanguages().flatMap((language) =>
    plain.map(([path, { to, permanent }]): [string, Redirect] => [
      redirectKey(localPath(path, language)),
      { to: isPlain(to) ? localPath(to, language) : to, permanent },
    ]),
  );
  // Records have no title in other languages: from one title to another would be from an address to itself.
  const sources = new Set([...redirects.keys(), ...local.map(([path]) => path)]);
  const isEnd = ({ to }: Redirect) => !sources.has(redirectKey(to.replace(/[?#].*$/s, "")));
  return new Map([...local.filter(([, redirect]) => isEnd(redirect)), ...redirects]);
}

/** True without the prefix of a language. */
const isPlain = (path: string) => splitLanguage(path).language === defaultLanguage;
