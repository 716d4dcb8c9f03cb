import { restoreKept } from "@/components/islands/inquiry/draft";
import type { KeptOutcome, PageMessage, WorkerMessage } from "@/lib/offline/messages";
import { visitMs } from "@/lib/site/browser-periods";
import { workerPath } from "@/lib/site/offline-paths";
import type { PageWords } from "@/lib/words/browser-words";
import { fill } from "@/lib/words/fill";
import en from "@/messages/en/kept.json";
import { toast } from "../toast";
import { keptOutcomeEvent } from "./kept-outcome";

type KeptWords = PageWords["kept"];

/**
 * Registers the worker, lets it keep the visited pages, and shows the visitor the outcome of kept inquiries.
 * @throws if the browser has no service worker for this visitor
 */
export async function connect(isOn: boolean, words: KeptWords = en): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const isControlled = workers.controller !== null;
  if (isOn) await workers.register(workerPath, { updateViaCache: "none" });
  const { active } = await workers.ready;
  const tell = (message: PageMessage) => (workers.controller ?? active)?.postMessage(message);
  const visit = (pictures: string[] = []) => tell({ type: "visited", url: location.href, pictures });

  workers.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === "news") tell({ type: "ready" });
    else for (const outcome of data.outcomes) show(outcome, words);
  });
  tell({ type: "ready" });
  visit(isControlled ? [] : shownPictures());
  addEventListener("online", () => tell({ type: "ready" }));
  addEventListener("route-start", () => setTimeout(visit, visitMs));
}

function shownPictures(): string[] {
  const urls = Array.from(document.images, ({ complete, currentSrc }) => (complete ? currentSrc : ""));
  return [...new Set(urls)].filter((url) => url.startsWith(location.origin));
}

function show(outcome: KeptOutcome, words: KeptWords): void {
  if (outcome.outcome === "rejected") restoreKept(outcome.fields, outcome.formId);
  const text = outcomeText(outcome, words);
  toast(outcome.outcome === "sent" ? "success" : "error", text);
  dispatchEvent(new CustomEvent(keptOutcomeEvent, { detail: text }));
}

function outcomeText(outcome: KeptOutcome, kept: KeptWords): string {
  if (outcome.outcome !== "sent") return kept[outcome.outcome];
  const { reference } = outcome;
  return reference ? fill(kept.sentWithReference, { reference }) : kept.sent;
}
