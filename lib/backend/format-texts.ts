import "server-only";
import { queueCpuWork } from "../runtime/cpu-queue";
import { env } from "../runtime/env";
import { type CallName, calls } from "./contract";
import { formatMarkdown } from "./html-fields";

/** Changes Markdown in records of a call to HTML, if the backend sends that; one record at a time, as it takes some time. */
export async function formatTexts<T extends object>(name: CallName, records: T[]): Promise<void> {
  if (env().TEXT_FORMAT !== "markdown") return;
  for (const record of records)
    await queueCpuWork(() => formatMarkdown(calls[name].schema, record as Record<string, unknown>));
}
