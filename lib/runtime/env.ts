import "server-only";
import { type Env, readEnv, secretMinLength } from "./env-schema";

export { type Env, readEnv } from "./env-schema";

/** Warnings about short secrets that are accepted because the backend sets them. */
export function weakSecrets({ BACKEND_PASSWORD }: Env): string[] {
  return BACKEND_PASSWORD.length < secretMinLength
    ? [
        `BACKEND_PASSWORD has fewer than ${secretMinLength} characters: have the backend give the site a longer one.`,
      ]
    : [];
}

let cached: Env | undefined;

/** This process's environment, validated once. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
