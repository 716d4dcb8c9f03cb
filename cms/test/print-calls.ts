/** Loaded before the CMS by tests: prints each password that is hashed, and each address that is requested. */
import crypto from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { syncBuiltinESMExports } from "node:module";

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, ...parameters) => {
  const [iterations, length, digest] = parameters;
  console.log(`hashed ${iterations} ${length} ${digest}`);
  pbkdf2(password, salt, ...parameters);
};
syncBuiltinESMExports();

subscribe("undici:request:create", (message) => {
  const { origin, path } = (message as { request: { origin: string; path: string } }).request;
  console.log(`requested ${origin}${path}`);
});
