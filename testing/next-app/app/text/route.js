export function GET() {
  return new Response("text");
}
