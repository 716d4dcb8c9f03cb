import { cacheLife } from "next/cache";

/** The current year, as fresh as the content around it. */
export async function Year() {
  "use cache";
  cacheLife("content");
  return <>{new Date().getFullYear()}</>;
}
