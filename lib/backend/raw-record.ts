/** Values of JSON whose shape is not known. */

export type RawRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/**
 * The items of a list. PHP writes an object with numbers as names once some items of an array were left out; JSON.parse puts
 * them in numeric order.
 */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || isEmptyRecord(value)) return undefined;
  const isList = Object.keys(value).every((name) => /^(?:0|[1-9]\d{0,8})$/.test(name));
  return isList ? Object.values(value) : undefined;
}
