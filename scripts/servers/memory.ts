/**
 * Settings of a site's process that keep its memory small; deploy/ has them too. V8's generations otherwise grow with the
 * machine, and glibc keeps much of what large buffers have occupied.
 */
export const memoryFlags = ["--max-semi-space-size=16", "--max-old-space-size=352"];
export const memoryVariables = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
