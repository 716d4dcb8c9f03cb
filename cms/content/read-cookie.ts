/** Names the record of which somebody has read where it is shown. */
export const readCookie = "cms-read";
export const readSeconds = 10 * 60;
