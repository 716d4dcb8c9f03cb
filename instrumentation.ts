/** Before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkEnvironment, quietBackendErrors, sendLocationOnce } = await import("./lib/runtime/startup");
    checkEnvironment();
    quietBackendErrors();
    sendLocationOnce();
    const { noteAddresses } = await import("./lib/http/client-address");
    noteAddresses();
    const { startMetrics } = await import("./lib/metrics/registry");
    startMetrics();
  }
}
