import { neededProgram } from "./system-program.ts";

/** The Redis that the tests start. */
export const {
  find: findRedis,
  advice: redisAdvice,
  provide: provideRedis,
} = neededProgram({
  name: "Redis",
  need: ", which replicas share their pages through",
  variable: "REDIS_SERVER_PATH",
  programs: ["redis-server"],
  debian: "redis-server",
  service: "redis-server.service",
  own: "your redis-server",
});
