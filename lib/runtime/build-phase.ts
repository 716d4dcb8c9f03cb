/** Whether this is a build, which has no last good page and must not fail because the backend is away. */
export function building(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
