/** Independent programs that read link previews and structured data from a page. */
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import openGraph from "open-graph-scraper";
import { unfurl } from "unfurl.js";

export type Preview = { title?: string; description?: string; image?: string; url?: string };

/** The preview of each program, by its name. */
export async function previews(url: string, html: string): Promise<Record<string, Preview>> {
  const headers = { "content-type": "text/html; charset=utf-8" };
  const fetch = async () => new Response(html, { headers });
  const [{ result }, unfurled] = await Promise.all([
    openGraph({ html }),
    unfurl(url, { oembed: false, fetch }),
  ]);
  const { open_graph: graph, twitter_card: card } = unfurled;
  return {
    "open-graph-scraper": {
      title: result.ogTitle,
      description: result.ogDescription,
      image: result.ogImage?.[0]?.url,
      url: result.ogUrl,
    },
    "open-graph-scraper, as X": {
      title: result.twitterTitle,
      description: result.twitterDescription,
      image: result.twitterImage?.[0]?.url,
      url: result.ogUrl,
    },
    "unfurl.js": {
      title: graph?.title,
      description: unfurled.description,
      image: graph?.images?.[0]?.url,
      url: unfurled.canonical_url,
    },
    "unfurl.js, as X": {
      title: card?.title,
      description: card?.description,
      image: card?.images?.[0]?.url,
      url: graph?.url,
    },
  };
}

type Thing = { "@type"?: string; "@graph"?: Thing[] } & Record<string, unknown>;

/** Faults that apply to products sold at a price, ours are made to order and have none; and what a position need not state, such as its pay. */
const shopFault = /^\w+ Product: .*(?:offers|\(optional\)|\bgtin\b)|^WARNING JobPosting: .*\(optional\)/;

/** The structured data of a page, and its faults. */
export async function structuredData(
  html: string,
): Promise<{ types: string[]; things: Thing[]; faults: string[] }> {
  const data = new WebAutoExtractor({ addLocation: false }).parse(html);
  const things = (Object.values(data.jsonld) as Thing[][]).flat();
  const issues = await new Validator().validate(data);
  const faults = issues.map(
    ({ severity, issueMessage, path }) =>
      `${severity} ${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`,
  );
  return {
    types: Object.keys(data.jsonld).sort(),
    things,
    faults: [...faults.filter((fault) => !shopFault.test(fault)), ...data.errors.map(String)],
  };
}
