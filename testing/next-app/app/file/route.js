export async function GET(request) {
  await request.text();
  return new Response("file", { headers: { "content-length": "4", "content-type": "application/pdf" } });
}
