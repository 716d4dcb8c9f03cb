/**
 * All periods of the server, each with its unit; those of browsers are in lib/site/browser-periods.ts. PERIOD_SCALE, for tests
 * only, shortens the scaled ones (docs/testing.md).
 */
import { daySeconds, yearSeconds } from "../site/time-units.ts";
import { inquiryPeriods } from "./inquiry-periods.ts";
import { parsePeriodScale } from "./period-scale.ts";

/** A time-out for another program is never scaled below this, so that a busy machine does not miss it. */
const replyFloorMs = 300;
/** The same for work of this process: on a busy machine, the first page takes half a minute. */
const workFloorMs = 60_000;

export function createPeriods(scale: number) {
  const scaled = (ms: number, floorMs = 1) => Math.max(Math.min(ms, floorMs), Math.round(ms * scale));
  const forReply = (ms: number) => scaled(ms, replyFloorMs);
  const forWork = (ms: number) => scaled(ms, workFloorMs);
  /** Redis counts whole seconds. */
  const window = (seconds: number) => scaled(seconds, 1);

  return {
    /** A period that is stored unscaled, such as the lifetime of a cached page, as it passes here. */
    scaled: (ms: number) => (scale === 1 ? ms : scaled(ms)),

    backend: {
      /** Next compiles pages while they are requested during development. */
      timeoutMs: process.env.NODE_ENV === "development" ? 60_000 : forReply(5_000),
      /** Of a cached function during development; Next's own 54 s are less than one call may take. */
      cachedTimeoutSeconds: 600,
      fileTimeoutMs: process.env.NODE_ENV === "development" ? 240_000 : forReply(20_000),
      /** Between two calls that may close the open circuit; the delay grows from the first to the second. */
      halfOpenDelayMs: scaled(1_000),
      maxHalfOpenDelayMs: scaled(5_000),
    },
    health: {
      /** A backend that has sent its settings this recently is not asked. */
      recentMs: scaled(5_000),
      /** A monitor waits this long for a backend that does not respond. */
      probeTimeoutMs: forReply(3_000),
      /** A process whose event loop is blocked for this long is ended. */
      blockedMs: scaled(30_000),
    },
    redirects: {
      freshMs: scaled(300_000),
      /** After a call has failed. */
      recheckMs: scaled(5_000),
      /** A missing page waits this long for them. */
      maxWaitMs: forReply(1_000),
    },
    lists: {
      /** Of a slow backend, where there is a last good response. */
      timeoutMs: forReply(500),
    },
    search: {
      /** As long as content is fresh. */
      freshMs: scaled(300_000),
      /** After a call has failed. */
      retryMs: scaled(30_000),
      /** A process that starts has other things to do first. */
      startDelayMs: forWork(10_000),
      /** A search waits this long for an incomplete index to be filled. */
      maxWaitMs: forWork(5_000),
    },
    files: {
      responseTimeoutMs: forReply(10_000),
      /** For the next chunk. */
      idleMs: forReply(10_000),
      /** For all of them. */
      totalMs: forWork(300_000),
      /** A page is not worth waiting longer for the size of a file. */
      sizeTimeoutMs: forReply(1_000),
    },
    inquiry: inquiryPeriods({ scaled, forReply, forWork, window }),
    limits: {
      wrongSecretSeconds: window(60),
      publishSeconds: window(60),
      vitalsSeconds: window(60),
    },
    log: {
      /** A repeated event is logged once in this time. */
      windowMs: scaled(60_000),
    },
    http: {
      /** A request that takes longer gets a 408. */
      headersMs: forWork(10_000),
      /** With the body. */
      requestMs: forWork(30_000),
      /** With files, 25 MB at 250 kbit/s. */
      uploadMs: forWork(900_000),
      /** Without progress in either direction while a request is open. */
      idleMs: forWork(60_000),
      /** Node's own interval of 30 s would let slow headers take 40 s, and slow bodies 60 s. */
      checkIntervalMs: scaled(1_000),
      /** Longer than a proxy keeps its connections: it must never reuse one that is being closed. */
      keepAliveMs: 75_000,
      /** As long as the slowest inquiry takes, and less than the service managers wait (deploy/). */
      shutdownMs: forWork(15_000),
      shutdownCheckMs: 50,
      /** Browsers open connections ahead of requests: one without any is closed after this time. */
      firstRequestMs: forReply(1_000),
      /** Next sees each page at least this often, and so regenerates it when it is stale. */
      microCacheMs: scaled(1_000),
      previewSessionSeconds: 8 * 60 * 60,
    },
    /** Of the limits of work. A slot cools down after each task, longer while others wait. */
    work: {
      maxWaitMs: forWork(5_000),
      maxFileWaitMs: forWork(10_000),
      /** Delay before a refusal: a client that repeats its requests at once would keep the process busy. */
      refusalDelayMs: scaled(1_000),
      /** After longer work, a slot stays empty for as long as the work took, up to this. */
      maxCooldownMs: scaled(200),
      filledFormCooldownMs: scaled(40),
      searchCooldownMs: scaled(40),
      pageCooldownMs: scaled(150),
      missingPageCooldownMs: scaled(1_000),
      imageCooldownMs: scaled(50),
      fileCooldownMs: scaled(400),
      /** Work for the CPU up to this long is done at once. */
      maxBusyMs: 5,
    },
    pageCache: {
      /** Of a search: long enough for a page, its payload and a reload. */
      searchMs: scaled(60_000),
      /** A regeneration that has not ended by then is forgotten. */
      regenerationMs: forWork(60_000),
      /** The place of a page that is never stored becomes free after this time. */
      maxRunMs: forWork(10_000),
      /** A page that has to wait is presented as fresh for this long. */
      waitMs: scaled(1_000),
      /** Reads within this time do not update the time of use, which would be a write each. */
      touchIntervalMs: scaled(60_000),
      /** For this process's own answer to a page's path. */
      requestTimeoutMs: forWork(10_000),
    },
    redis: {
      /** After this time a request goes on without a reply. */
      replyMs: forReply(50),
      pingMs: forReply(2_000),
      /** A connection without a byte for this long is lost, as is an attempt to connect. A busy process reads late. */
      lostMs: forWork(5_000),
      /** Pauses between attempts to connect. */
      reconnectMs: scaled(250),
      maxReconnectMs: scaled(5_000),
    },
    database: {
      /** Another process may hold the lock of an SQLite file. */
      lockMs: 1_000,
    },
    /** Stored with pages and cached results; readers scale them. */
    lifetime: {
      contentSeconds: 300,
      /** Content is kept for as long as an outage may last. */
      expireSeconds: yearSeconds,
      /** Of a record that does not exist: it may be published in the next moment. */
      missingSeconds: 1,
      /** After a failure, as Next does when it cannot render a page. */
      retrySeconds: 30,
      /** Of a build without its backend: replaced within seconds of the backend's return. */
      failedBuildSeconds: 1,
      failedExpireSeconds: 300,
    },
    /** Promised to clients in headers; never scaled. */
    headers: {
      fileMaxAgeSeconds: 300,
      fileStaleSeconds: daySeconds,
      listMaxAgeSeconds: 60,
      listStaleSeconds: 300,
      /** Of a response that the backend's failure has prevented. */
      retryAfterOutageSeconds: 60,
      /** Of a request that a limit of work has refused. */
      retryAfterBusySeconds: 5,
      immutableSeconds: yearSeconds,
      hstsSeconds: yearSeconds,
    },
    images: {
      resizeTimeoutSeconds: 7,
    },
  } as const;
}

/** Validated in ./env-schema.ts, which refuses the start with an invalid value. */
export const periods = createPeriods(parsePeriodScale(process.env.PERIOD_SCALE ?? "") ?? 1);
