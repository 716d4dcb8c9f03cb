import "server-only";
import { contractCalls, tagIn } from "../backend/contract";
import { readText } from "../http/body";
import { parseJson } from "../http/json";
import { contentTags, isTag } from "../read/tags";
import type { PublishCall } from "../runtime/events";
import { defaultLanguage, isLanguage } from "../words/language";

/** The webhooks of other systems contain the whole record. */
export const maxPublishBytes = 1_000_000;
const maxRecords = 50;
const maxIdLength = 100;

type Unreadable = { status: 400 | 413; detail: string; isEmpty?: boolean };

/**
 * Reads what a publish call is about: `?tags=news,blog`, `{ "tags": [...], "records": [...] }`, or a webhook of Strapi
 * (`event`, `model`, `entry`) or Directus (`event`, `collection`), whose unknown models stand for all content. With `locale`, also of the
 * entry, it is about the words in that language. Keeps nothing else of the body.
 * @returns a call without tags for a webhook about an inquiry
 */
export async function readPublishCall(request: Request): Promise<PublishCall | Unreadable> {
  const text = await readText(request, maxPublishBytes).catch(() => "");
  if (text === null) return { status: 413, detail: `The body is larger than ${maxPublishBytes} bytes` };
  const { searchParams } = new URL(request.url);
  const body: Body = Object(parseJson(text));
  const named = searchParams.has("tags") ? tagsOfQuery(searchParams) : body.tags;
  const tags = named === undefined ? tagsOfWebhook(body) : isListOf(named, isTagName) ? named : undefined;
  const records = body.records === undefined ? idOf(body.entry) : body.records;
  const isComplete = tags && (tags.length > 0 || named === undefined);
  if (isComplete && isListOf(records, isId) && records.length <= maxRecords)
    return { tags: inLanguage(tags, body), ...(records.length > 0 && { records }) };
  const ways =
    'Send ?tags=… in the address, { "tags": [...] } in the body, or a webhook with "event" and "model"';
  return { status: 400, detail: `${ways}. Tags: ${contentTags.join(", ")}`, isEmpty: text === "" && !named };
}

type Body = Partial<
  Record<"tags" | "records" | "entry" | "event" | "locale" | "model" | "collection", unknown>
>;

/** The tags without repetition; those of a language that the site does not know are as without one. */
function inLanguage(tags: readonly string[], { locale, entry }: Body): string[] {
  const code = String(locale ?? Object(entry).locale ?? "");
  const isOther = isLanguage(code) && code !== defaultLanguage;
  const named = tags.map((tag) => (isOther && contentTags.includes(tag) ? tagIn(code, tag) : tag));
  return [...new Set(named)];
}

function tagsOfQuery(query: URLSearchParams): string[] {
  const names = query.getAll("tags").flatMap((list) => list.split(","));
  return names.map((name) => name.trim()).filter(Boolean);
}

/** Content of another name may be shown anywhere. */
function tagsOfWebhook({ event, model, collection }: Body): string[] | undefined {
  if (typeof event !== "string") return undefined;
  return tagsByName.get(stem(String(model ?? collection ?? ""))) ?? [...contentTags];
}

/** Tags by the names that a model may have: its tag, or the path of its call. */
const tagsByName = new Map<string, string[]>([
  ["inquiry", []],
  ...contractCalls.flatMap(([, { kind, path }]) =>
    [kind, path.replace(/\/.*/, "")].map((name): [string, string[]] => [stem(name), [kind]]),
  ),
]);

/** `news-item`, `News` and `blog_posts` are named as `news` and `blog`: names in Strapi need another plural. */
function stem(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return letters
    .replace(/(?<=.)(?:items?|entry|entries|posts?)$/, "")
    .replace(/ies$/, "y")
    .replace(/s$/, "");
}

function idOf(entry: unknown): unknown[] {
  const { documentId, id } = Object(entry);
  const known = documentId ?? id;
  return known === undefined || known === null ? [] : [String(known).slice(0, maxIdLength)];
}

const isTagName = (value: unknown) => typeof value === "string" && isTag(value);
const isId = (value: unknown) => typeof value === "string" && value.length <= maxIdLength;

function isListOf(value: unknown, isOne: (one: unknown) => boolean): value is string[] {
  return Array.isArray(value) && value.every(isOne);
}
