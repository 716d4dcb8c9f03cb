import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { canPublish } from "./access.ts";
import { bridge, type Usage } from "./bridge.ts";

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
  const answer = await bridge().usage?.(String(searchParams?.month ?? ""));
  const usage = answer && (JSON.parse(answer) as Usage);
  const { i18n, payload, user } = req;
  const shared = { i18n, payload, user: user ?? undefined, permissions, params, searchParams };
  return (
    <DefaultTemplate {...shared} visibleEntities={visibleEntities}>
      <div className="gutter--left gutter--right usage">
        <h1>What the site earns{usage && `: ${nameOf(usage.month)}`}</h1>
        {usage ? <Counts {...usage} /> : <p>{noAnswer}</p>}
      </div>
    </DefaultTemplate>
  );
}

const noAnswer =
  "The site did not answer. Try again in a minute. If it still does not answer, ask whoever runs the site to check " +
  "REVALIDATE_URL and REVALIDATE_SECRET of the CMS.";

function Counts({ month, keptDays, sections }: Usage) {
  const today = bridge().today?.() ?? "";
  return (
    <>
      <nav aria-label="Other months">
        <a href={`?month=${monthBeside(month, -1)}`}>← {nameOf(monthBeside(month, -1))}</a>
        {month < today.slice(0, 7) && (
          <a href={`?month=${monthBeside(month, 1)}`}>{nameOf(monthBeside(month, 1))} →</a>
        )}
      </nav>
      {sections.every(({ total }) => total === 0) ? (
        <p>Nothing was counted in this month.</p>
      ) : (
        <div className="desk">
          {sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      )}
      <p>
        <a href={`/api/usage.csv?month=${month}`} download>
          Download the counts of each day as CSV
        </a>
      </p>
      <p>
        Counted without cookies or scripts. Search engines and other programs are not counted. The latest
        minute is missing. Counts are kept for {keptDays} days.
      </p>
    </>
  );
}

function Section({ title, total, names }: Usage["sections"][number]) {
  const others = names.reduce((rest, [, value]) => rest - value, total);
  return (
    <section>
      <h2>
        {title}: {total.toLocaleString("en-US")}
      </h2>
      <ul>
        {[...names, ...(others > 0 ? [["All others", others] as const] : [])].map(([name, value]) => (
          <li key={name}>
            <span>{name}</span> {value.toLocaleString("en-US")}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `May 2026` for `2026-05`. */
function nameOf(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
}

/** `2026-06` for `2026-05` and 1. */
function monthBeside(month: string, step: number): string {
  const day = new Date(`${month}-15`);
  day.setUTCMonth(day.getUTCMonth() + step);
  return day.toISOString().slice(0, 7);
}
