import type { Client } from "./connection.ts";
import type { RedisLink } from "./redis-link.ts";

/**
 * As much of a Redis client as rate-limiter-flexible uses, over the link: whatever cannot be had in time fails, and
 * the limiter goes on with its own memory.
 */
export function limitClient(link: RedisLink) {
  const must = async <T>(question: (client: Client) => Promise<T>): Promise<T> => {
    const answer = await link.ask(question);
    if (answer === undefined) throw new Error("Redis is away");
    return answer;
  };
  return {
    get isReady() {
      return link.up;
    },
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      must(({ texts }) => texts.eval(script, options)),
    del: (key: string) => must(({ texts }) => texts.del(key)),
    multi: () => pipeline(must),
  };
}

type Must = <T>(question: (client: Client) => Promise<T>) => Promise<T>;
type Multi = ReturnType<Client["texts"]["multi"]>;

/** Several commands in one go: each call adds one, `exec` sends them. */
function pipeline(must: Must) {
  const steps: ((multi: Multi) => unknown)[] = [];
  const made = {
    get(key: string) {
      steps.push((multi) => multi.get(key));
      return made;
    },
    pTTL(key: string) {
      steps.push((multi) => multi.pTTL(key));
      return made;
    },
    set(key: string, value: number, { EX }: { EX?: number } = {}) {
      steps.push((multi) =>
        multi.set(key, String(value), EX ? { expiration: { type: "EX", value: EX } } : undefined),
      );
      return made;
    },
    exec: () =>
      must<unknown[]>(({ texts }) => {
        const multi = texts.multi();
        for (const step of steps) step(multi);
        return multi.execAsPipeline();
      }),
  };
  return made;
}
