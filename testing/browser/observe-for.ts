import { setTimeout as sleep } from "node:timers/promises";

/** For claims that nothing happens: the time in which it would have happened. */
export const observeFor = (ms: number): Promise<void> => sleep(ms);
