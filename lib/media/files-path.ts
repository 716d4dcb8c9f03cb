/** The site serves files of the backend below this path. */
export const filesPath = "/files";
