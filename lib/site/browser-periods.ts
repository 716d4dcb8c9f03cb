/**
 * All periods of visitors' browsers: of islands and of the scripts in pages. Constants of their own, so
 * that a bundle has only those that it uses.
 */
/** Of the toast that is shown without its library. */
export const plainToastMs = 4_000;

export const scrollAnimationMs = 500;
export const scrollAnimationDelayMs = 100;
/** Between two checks for a pressed pointer. */
export const pressedCheckMs = 100;

/** A page that paints nothing may never be idle. */
export const maxIdleWaitMs = 2_000;
/** The delay instead, in browsers without `requestIdleCallback`. */
export const idleFallbackMs = 1_000;

/** Delay of a placeholder: one that only flashes is worse than none. */
export const placeholderDelayMs = 150;

/** Between the last key and the request for suggestions. */
export const suggestionPauseMs = 120;

/** Of an inquiry that the form's script sends. */
export const inquiryTimeoutMs = 40_000;
/** Of one with files, since its last bytes were sent: the site checks them. */
export const inquirySilenceMs = 150_000;

/** With a mouse, a page without interaction is hydrated after this time. */
export const hydrationDelayMs = 4_000;
/** After this time a press that waits for scripts follows its link. */
export const heldPressMs = 8_000;
export const heldPressCheckMs = 50;
/** After its first frame, the page is shown; only then may its scripts and the next pages load. */
export const shownDelayMs = 100;
/** After a failure, an interaction within this time does not try to hydrate again. */
export const hydrationRetryMs = 2_000;
