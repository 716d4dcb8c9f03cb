import { cacheLife } from "next/cache";

export async function currentYear(): Promise<number> {
  "use cache";
  cacheLife("content");
  return new Date().getFullYear();
}
