const titles: Record<string, string> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  414: "URI Too Long",
};

/** The answer to a request that was refused before anything was read of it; see lib/gate.ts. */
export async function GET(_: Request, { params }: RouteContext<"/api/refused/[status]">): Promise<Response> {
  const { status } = await params;
  const title = titles[status];
  const code = title ? Number(status) : 404;
  const allow: Record<string, string> = code === 405 ? { allow: "GET, HEAD" } : {};
  return Response.json(
    { type: "about:blank", title: title ?? "Not Found", status: code },
    {
      status: code,
      headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...allow },
    },
  );
}
