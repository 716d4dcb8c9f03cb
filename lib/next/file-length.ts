/**
 * Carries the length of a file from its route handler to the HTTP front: Next drops the Content-Length of route handlers, because
 * a body may have been decompressed.
 */
export const fileLengthHeader = "x-file-length";
