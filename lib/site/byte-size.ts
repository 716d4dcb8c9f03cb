/** The size of a file, such as "131 kB" or "1.2 MB". */
export function byteSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(kilobytes / 1000).toFixed(1)}\u00a0MB`;
}
