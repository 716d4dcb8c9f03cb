declare const BUILD_ID: string;

/** The server writes it in front of the worker's text (server/http/service-worker.ts): each release is another worker. */
export const buildId = BUILD_ID;
