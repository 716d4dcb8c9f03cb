/**
 * Text of other programs in the log. It may repeat what they were sent, in any form: a visitor's data in capitals, encoded or as digits,
 * or a password. So only words of the list pass, without those that are also names of people ("Will", "May", "Max").
 */

const maxLength = 200;
const hidden = "…";

const words = `
  a an the this that it its is are was be been has have had in on of for from to by with without at as and or not no nor but than
  must should can cannot could might only already yet now again later first least most more less between too very all any
  each both some other same try retry because while after before during until

  field fields value values key keys record records row column table item entry object list array string text number integer
  boolean date type format character characters letter letters digit digits length size bytes body json form query parameter
  name email mail phone telephone company subject message gas flow purity pressure place page file attachment

  required missing empty blank null undefined unknown invalid valid incorrect wrong bad unexpected expected received allowed
  unsupported supported accepted rejected refused denied disallowed forbidden unauthorized unauthenticated authenticated permitted
  long longer short shorter large larger small smaller big greater exceeded exceeds exceed limit limits maximum minimum
  duplicate duplicated unique exists exist existing found given provided specified set updated created deleted closed disabled
  malformed failed fails fail failure failing error errors exception validation constraint violation violates check schema

  server client service database request response connection timeout timed out internal unavailable temporarily temporary permanent
  busy overloaded maintenance conflict entity unprocessable content media resource method route endpoint stored saved full
  disk space storage quota rate many often slow down throttled storing saving reading writing processing parsing

  mailbox user recipient recipients sender address addresses domain host relay relaying access authentication credentials username
  password login command commands sequence syntax argument arguments sent send sending delivery deferred delayed greylisted
  greylisting spam virus policy blocked blacklisted blocklisted listed reputation local lookup reverse dns tls ssl encryption
  starttls certificate signature stream scan scanner memory allocate eof instream ok ready goodbye bye
`;
const allowed = new Set(words.trim().split(/\s+/));

/** The known words of a text with their punctuation, and a mark for others; at most 200 characters. */
export function foreignText(text: string): string {
  const marked = text
    .slice(0, 10 * maxLength)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .map((word) => (isAllowed(word) ? word : hidden));
  const joined = marked.filter((word, index) => word !== hidden || marked[index - 1] !== hidden).join(" ");
  return joined.length > maxLength ? `${joined.slice(0, maxLength - 1)}${hidden}` : joined;
}

function isAllowed(word: string): boolean {
  const [, letters = ""] = /^["'`(<[]*([a-z]+)["'`)>\].,:;!?]*$/i.exec(word) ?? [];
  return allowed.has(letters.toLowerCase());
}
