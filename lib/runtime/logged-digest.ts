/** Begins the digest of an error that is in the log before Next prints it. */
export const loggedDigest = "backend: ";
