import type { PayloadRequest } from "payload";
import { bridge } from "./bridge.ts";

/** On the first page: what somebody should look at. */
export async function Desk({ user, payload }: Pick<PayloadRequest, "user" | "payload">) {
  const sections = (await bridge().desk?.(user)) ?? [];
  const { admin } = payload.config.routes;
  return (
    <div className="desk">
      {sections.map(({ title, entries, others }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ path, title, note }) => (
              <li key={path + note}>
                <a href={admin + path}>{title}</a>
                <span> {note}</span>
              </li>
            ))}
            {others > 0 && <li>{others} more</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}
