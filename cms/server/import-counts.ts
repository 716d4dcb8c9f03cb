/**
 * `kept`: records that somebody has edited in the CMS, and that are different in the folder. `leftOut`: parts of the folder that
 * the CMS has no place for.
 */
export type Counts = { total: number; changed: number; kept: string[]; leftOut: string[] };
