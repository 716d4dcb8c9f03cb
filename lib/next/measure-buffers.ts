/** Larger buffers are not written as JSON anywhere. */
const maxJsonBytes = 4_096;

/**
 * Next writes every page that it caches as JSON, only to measure it, and its payload as a list of numbers: 60 ms for a payload
 * of 1 MB. It does so before the cache handler gets the page, so nothing but the method can be replaced.
 */
export function measureBuffersCheaply(): void {
  const toJSON = Buffer.prototype.toJSON;
  Buffer.prototype.toJSON = function () {
    return this.byteLength < maxJsonBytes ? toJSON.call(this) : { type: "Buffer", data: [] };
  };
}
