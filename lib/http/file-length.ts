/**
 * Carries the length of a file from its route handler to the HTTP front: Next 16.4.6 drops the Content-Length of route
 * handlers, because a body may have been decompressed.
 */
export const fileLengthHeader = "x-file-length";
