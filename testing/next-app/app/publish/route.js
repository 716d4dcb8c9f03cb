import { revalidateTag } from "next/cache";

export async function POST() {
  revalidateTag("records", "max");
  return new Response(null, { status: 204 });
}
