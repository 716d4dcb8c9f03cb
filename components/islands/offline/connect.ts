import { restoreKept } from "@/components/islands/inquiry/draft";
import type { KeptOutcome, PageMessage, WorkerMessage } from "@/lib/offline/messages";
import { visitMs } from "@/lib/site/browser-periods";
import { workerPath } from "@/lib/site/offline-paths";
import { fill } from "@/lib/words/fill";
import { defaultLanguage, type Language } from "@/lib/words/language";
import en from "@/messages/en/kept.json";
import { toast } from "../toast";
import { keptOutcomeEvent } from "./kept-outcome";

type KeptWords = typeof en;

/**
 * Registers the worker, lets it keep the visited pages, and shows the visitor the outcome of kept inquiries.
 * @throws if the browser has no service worker for this visitor
 */
export async function connect(isOn: boolean, language: Language): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const isControlled = workers.controller !== null;
  if (isOn) await workers.register(workerPath, { updateViaCache: "none" });
  const { active } = await workers.ready;
  const tell = (message: PageMessage) => (workers.controller ?? active)?.postMessage(message);
  const visit = (pictures: string[] = []) => tell({ type: "visited", url: location.href, pictures });

  workers.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === "news") tell({ type: "ready" });
    else void showAll(data.outcomes, language);
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

async function showAll(outcomes: KeptOutcome[], language: Language): Promise<void> {
  const words = await loadWords(language);
  for (const outcome of outcomes) show(outcome, words);
}

/** Few visitors need them, so pages come without. */
async function loadWords(language: Language): Promise<KeptWords> {
  if (language === defaultLanguage) return en;
  const own: Promise<{ default: KeptWords }> = import(`@/messages/${language}/kept.json`);
  return own.then((file) => file.default).catch(() => en);
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
