/** What the id of a record looks like, in the backend's answers and in addresses. */
export const contentId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
