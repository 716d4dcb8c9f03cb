/** Answers as soon as the site serves. */
export function GET(): Response {
  return Response.json({ status: "live" });
}
