/** The part of the worker's scope that it uses. TypeScript's own library of workers redefines globals of pages, and one program checks both. */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerScopeEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableMessageEvent;
  sync: SyncEvent;
}

interface ServiceWorkerGlobalScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<{ postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof ServiceWorkerScopeEvents>(
    type: K,
    listener: (event: ServiceWorkerScopeEvents[K]) => void,
  ): void;
}
