import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { canPublish } from "./access.ts";
import { bridge } from "./bridge.ts";

const path = "/usage";

/** In the menu, for those who may open the page. */
export function UsageLink({ user, payload }: Pick<PayloadRequest, "user" | "payload">) {
  if (!canPublish({ req: { user } })) return null;
  return (
    <a className="nav__link" href={payload.config.routes.admin + path}>
      What the site earns
    </a>
  );
}

/** The counts of the site in a month, for admins and editors. */
export async function UsagePage({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  // Views of one's own are open to everybody.
  if (!canPublish({ req })) redirect(admin);
  const asked = String(searchParams?.month ?? "");
  const usage = await bridge().usage?.(/^\d{4}-\d{2}$/.test(asked) ? asked : undefined);
  const { i18n, payload, user } = req;
  const shared = { i18n, payload, user: user ?? undefined, permissions, params, searchParams };
  return (
    <DefaultTemplate {...shared} visibleEntities={visibleEntities}>
      <div className="gutter--left gutter--right usage">
        <h1>What the site earns{usage && `: ${usage.month}`}</h1>
        {usage ? (
          <>
            <p>
              <a href={`?month=${monthBeside(usage.month, -1)}`}>Month before</a>{" "}
              <a href={`?month=${monthBeside(usage.month, 1)}`}>Month after</a>
            </p>
            <div className="desk">
              {usage.sections.map(({ title, total, names }) => (
                <section key={title}>
                  <h2>
                    {title}: {total}
                  </h2>
                  <ul>
                    {names.map(([name, value]) => (
                      <li key={name}>
                        {value} <span>{name}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <p>Counted without cookies and scripts, and without programs. The latest minute is missing.</p>
          </>
        ) : (
          <p>
            The site did not answer. Try again in a minute; if this stays, check REVALIDATE_URL and
            REVALIDATE_SECRET.
          </p>
        )}
      </div>
    </DefaultTemplate>
  );
}

/** `2026-06` for `2026-05` and 1. */
function monthBeside(month: string, step: number): string {
  const day = new Date(`${month}-15`);
  day.setUTCMonth(day.getUTCMonth() + step);
  return day.toISOString().slice(0, 7);
}
