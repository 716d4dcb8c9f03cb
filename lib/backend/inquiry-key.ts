/** Crockford's base 32: no I, L, O and U, which are misread or misheard. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The `Idempotency-Key` of an inquiry: its reference, then the digest.
 * @param digest at least 20 bytes
 */
export function inquiryKey(digest: Buffer): string {
  const text = Array.from(digest.subarray(0, 8), (byte) => letters[byte % letters.length]).join("");
  return `INQ-${text.slice(0, 4)}-${text.slice(4)}.${digest.toString("hex", 0, 20)}`;
}

/** The reference in a key, as visitors read it: `INQ-7K3F-92QM`. Empty where another program made the key. */
export function inquiryReference(key: string): string {
  return /^(INQ-[0-9A-Z]{4}-[0-9A-Z]{4})\./.exec(key)?.[1] ?? "";
}
