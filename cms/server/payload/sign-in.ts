/** A failed sign-in tells neither whether the address has an account nor whether that is locked: one answer, work and time. */
import { pbkdf2 } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type TypeWithID,
} from "payload";

type Account = TypeWithID & { lockUntil?: string };

/** Longer than Payload takes to hash a password and to count the attempt. */
const failedSignInMs = 1_000;
/** As Payload hashes the passwords of accounts. */
const hash = (password: string) => promisify(pbkdf2)(password, "salt", 600_000, 32, "sha256");

/** Payload itself hashes the password only for an account that exists and is not locked. */
export const hashForNobody: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login") return;
  const { email = "", password = "" } = (args as { data: { email?: string; password?: string } }).data;
  // Payload refuses an incomplete attempt before it looks for the account.
  if (!(email.trim() && password.trim())) return;
  req.context.failedSignIn = setTimeout(failedSignInMs, undefined, { ref: false });
  const where = { email: { equals: email.toLowerCase().trim() } };
  const user = await req.payload.db.findOne<Account>({ collection: "users", req, where });
  if (!user || Date.parse(user.lockUntil ?? "") > Date.now()) await hash(password);
};

export const answerAlike: CollectionAfterErrorHook = async ({ context, error, req }) => {
  await context.failedSignIn;
  if (error.name !== "LockedAuth") return;
  return { response: { errors: [{ message: new AuthenticationError(req.t).message }] } };
};
