/** Version of the stored format; raise it with every change of the format, so that no build reads another format. */
const format = 1;
const root = `site:${format}`;

/** Tag states concern every build that is running. */
export const commonKeys = {
  channel: `${root}:changes`,
  tagStates: `${root}:marks`,
  version: `${root}:marks-version`,
};

/** Pages and data belong to one build: its pages do not work with the scripts of another. */
export type BuildKeys = Record<"page" | "lock" | "data", (key: string) => string>;

/** @param buildId as in the build's BUILD_ID */
export function buildKeys(buildId: string): BuildKeys {
  const build = `${root}:${buildId}`;
  return {
    page: (key) => `${build}:page:${key}`,
    lock: (key) => `${build}:lock:${key}`,
    data: (key) => `${build}:data:${key}`,
  };
}
