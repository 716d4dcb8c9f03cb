import { PHASE_PRODUCTION_BUILD } from "next/constants";

/** A build has no last good page, and must not fail because the backend is down. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
