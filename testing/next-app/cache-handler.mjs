/** A cache handler that keeps everything, and records its calls for the test. */
const entries = new Map();

export default class RecordingHandler {
  constructor(options) {
    this.options = options;
  }

  async get(key, context) {
    const { dev, serverDistDir, _requestHeaders: headers } = this.options;
    globalThis.calls?.push({ name: "get", key, context, options: { dev, serverDistDir, headers } });
    return entries.get(key) ?? null;
  }

  async set(key, value, context) {
    const isFound = entries.get(key)?.value === value;
    const { rscData, segmentData, body } = value;
    const segments = segmentData && [...segmentData.keys()];
    const texts = { rscData: rscData?.toString(), body: body?.toString(), segmentData: undefined };
    globalThis.calls?.push({ name: "set", key, isFound, context, value: { ...value, ...texts, segments } });
    value.headers = { ...value.headers, "x-finished": "yes" };
    entries.set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl });
  }

  async revalidateTag(tags, durations) {
    globalThis.calls?.push({ name: "revalidateTag", tags, durations });
  }

  resetRequestCache() {}
}
