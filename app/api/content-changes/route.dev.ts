import { watchChanges } from "@/lib/publish/content-changes";

/** Tells the pages that are open during development when content has changed; not part of a build (next.config.mjs). */
export function GET(request: Request): Response {
  const body = new ReadableStream<string>({
    start(controller) {
      const stop = watchChanges((changedAt) => controller.enqueue(`data: ${changedAt}\n\n`));
      request.signal.addEventListener("abort", stop);
    },
  }).pipeThrough(new TextEncoderStream());
  // Compression would delay the events.
  return new Response(body, {
    headers: { "cache-control": "no-store, no-transform", "content-type": "text/event-stream" },
  });
}
