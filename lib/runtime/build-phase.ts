/** A build has no last good page, and must not fail because the backend is down. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
