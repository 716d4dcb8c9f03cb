import { randomBytes } from "node:crypto";
import { perProcess } from "./per-process.ts";

/** Bearer secret of the publish calls that this process makes to itself; nobody else knows it. */
export const ownSecret = perProcess("own-secret", () => randomBytes(32).toString("base64url"));
