import "server-only";
import { queueCpuWork } from "../runtime/cpu-queue";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { maxMarkdown } from "./bounds";
import { type CallName, calls } from "./contract";
import { formatMarkdown, htmlTexts } from "./html-fields";

/** Changes Markdown in records of a call to HTML, if the backend sends that; one text at a time, as it takes some time. */
export async function formatTexts<T extends object>(name: CallName, records: T[]): Promise<void> {
  if (env().TEXT_FORMAT !== "markdown") return;
  for (const record of records as Record<string, unknown>[])
    for (const [part, field] of htmlTexts(calls[name].schema, record)) {
      if (!(await queueCpuWork(() => formatMarkdown(part, field)))) continue;
      const details = { call: name, id: record.id, field, max: { lines: maxMarkdown.lines } };
      logOncePerMinute("warn", JSON.stringify(details), details, "backend text cut off");
    }
}
