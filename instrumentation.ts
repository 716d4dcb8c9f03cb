/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkEnvironment } = await import("./lib/runtime/check-environment");
    checkEnvironment();
    if (process.env.NODE_ENV === "development") {
      const { allowSlowCaches } = await import("./lib/next/slow-caches");
      allowSlowCaches();
    }
    const { setAddressHeaders } = await import("./lib/http/client-address");
    setAddressHeaders();
    const { connectSearch } = await import("./lib/content/search");
    connectSearch();
    // Sends inquiries that a process before this one has left.
    const { sendDue } = await import("./lib/inquiry/queue");
    void sendDue();
    const { startMetrics } = await import("./lib/metrics/registry");
    startMetrics();
  }
}
