/**
 * The pictures and PDFs that records point to.
 */
import { type Client, NoAnswer } from "./client.ts";
import type { Raw } from "./records.ts";
import type { Row } from "./report.ts";

export type Reference = { place: string; address: string; pdf: boolean };

const FIELDS = ["image", "images", "site_logo", "pdf_file"];
const AT_ONCE = 4;

/** Every picture and PDF of a record; `place` says whose it is. */
export function references(record: Raw, place: string): Reference[] {
  return FIELDS.flatMap((field) => {
    const value = record[field];
    return (Array.isArray(value) ? value : [value])
      .filter((address): address is string => typeof address === "string" && address.trim() !== "")
      .map((address) => ({
        place: `${place}, field ${field}`,
        address: address.trim(),
        pdf: field === "pdf_file",
      }));
  });
}

/** Asks for each address once. `row.records` becomes the number of addresses. */
export async function checkMedia(client: Client, row: Row, all: Reference[]): Promise<void> {
  const byAddress = new Map<string, Reference>();
  for (const reference of all) {
    const key = `${reference.pdf} ${reference.address}`;
    if (!byAddress.has(key)) byAddress.set(key, reference);
  }
  const waiting = [...byAddress.values()];
  row.records = waiting.length;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await checkOne(client, row, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function checkOne(client: Client, row: Row, { place, address, pdf }: Reference): Promise<void> {
  const url = absolute(client.base, address);
  if (!url) {
    row.deviates(
      place,
      `expected an http address or a path below the backend, found ${JSON.stringify(address)}`,
    );
    return;
  }
  try {
    const answer = await client.media(url);
    row.saw(answer);
    const wanted = pdf ? "application/pdf" : "image/…";
    if (answer.status !== 200) row.deviates(place, `expected status 200, found ${answer.status}: ${address}`);
    else if (!(pdf ? answer.type === "application/pdf" : answer.type.startsWith("image/"))) {
      row.deviates(place, `expected the content type ${wanted}, found ${answer.type || "none"}: ${address}`);
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    row.deviates(place, `expected a file, found ${error.message}: ${address}`);
  }
}

function absolute(base: string, address: string): string | undefined {
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? address : undefined;
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
  const url = `${base}/${address.replace(/^\/+/, "")}`;
  return URL.canParse(url) ? url : undefined;
}
