/** Of what is written to Redis: to be raised whenever its form changes, so that no build reads another's. */
const format = 1;
const root = `site:${format}`;

/**
 * Where things are in Redis. Pages and data belong to one build: its pages do not work with another's scripts. What is
 * published concerns them all.
 */
export const commonKeys = {
  channel: `${root}:changes`,
  marks: `${root}:marks`,
  version: `${root}:marks-version`,
};

export type BuildKeys = {
  page: (key: string) => string;
  /** Held by who makes a page anew. */
  lock: (key: string) => string;
  data: (key: string) => string;
};

/** @param buildId as in the build's BUILD_ID */
export function buildKeys(buildId: string): BuildKeys {
  const build = `${root}:${buildId}`;
  return {
    page: (key) => `${build}:page:${key}`,
    lock: (key) => `${build}:lock:${key}`,
    data: (key) => `${build}:data:${key}`,
  };
}
