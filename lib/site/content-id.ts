/** Ids of records, in responses of the backend and in URLs. */
export const contentId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
