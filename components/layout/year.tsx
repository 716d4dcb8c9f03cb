import { cacheLife } from "next/cache";

export async function Year() {
  "use cache";
  cacheLife("content");
  return <>{new Date().getFullYear()}</>;
}
