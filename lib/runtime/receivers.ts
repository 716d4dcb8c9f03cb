import { isThisMachine } from "./listen-address.ts";

/**
 * Names in conditions: fields of an inquiry, the country of its phone number or site, and the language of its form. In
 * lib/inquiry/matching-receivers.ts the compiler refuses a name that is no field.
 */
export const conditionNames = [
  "country",
  "language",
  "gas",
  "place",
  "subject",
  "message",
  "company",
  "email",
  "page",
] as const;
type ConditionName = (typeof conditionNames)[number];

/** One receiver of inquiries. `isElse`: only of those that match no entry with conditions. */
export type Receiver = {
  target: string;
  conditions: { name: ConditionName; words: string[] }[];
  isElse: boolean;
};

/**
 * Reads a setting such as `gas=hydrogen|argon h2@example.com, else sales@example.com`: entries separated by commas, each a mail
 * address or URL after its conditions, all of which have to hold.
 * @throws Error with what is wrong, which names no receiver
 */
export function parseReceivers(text: string): Receiver[] {
  return text.split(",").map((entry) => {
    const parts = entry.trim().split(/\s+/);
    const target = parts.pop() ?? "";
    const conditions = parts.filter((part) => part !== "else").map(parseCondition);
    return { target, conditions, isElse: parts.includes("else") };
  });
}

function parseCondition(text: string): Receiver["conditions"][number] {
  const [, named = "", value = ""] = /^([a-z]+)=(.+)$/.exec(text) ?? [];
  const name = conditionNames.find((known) => known === named);
  const words = value.toLowerCase().split("|").filter(Boolean);
  if (!name || words.length === 0)
    throw new Error(`has a condition that is not one of ${conditionNames.join("=…, ")}=… or else`);
  return { name, words };
}

/** True if every inquiry has a receiver. */
export function takeAll(receivers: Receiver[]): boolean {
  return receivers.some(({ conditions }) => conditions.length === 0);
}

/** True for a URL that inquiries may be sent to: with TLS, unless it is on this machine. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url));
}
