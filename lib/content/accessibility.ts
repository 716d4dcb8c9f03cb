import "server-only";
import { escapeHtml } from "../http/escape-html";
import type { Result } from "../read/result";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { mailLink } from "../site/contact-links";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { getSettingsOrNone } from "./settings";

/** The day on which its claims were last compared with the tests (docs/testing.md). */
const reviewed = "2026-11-28";

const checks = ["axe", "keyboard", "small", "colors", "scripts", "lighthouse"] as const;
const limits = ["map", "videos", "documents", "review"] as const;

/** The accessibility statement, from the words of the interface: it claims what the project's own tests check. */
export async function getAccessibility(
  language: Language,
): Promise<Result<{ description: SafeHtml; updated: string } | null>> {
  const t = words(language);
  const mail = mailLink((await getSettingsOrNone(language)).officialEmail);
  const name = t("pages.accessibility.contact.formName");
  const form = `<a href="${routes.contact}">${name}</a>`;
  const contact = mail
    ? t("pages.accessibility.contact.mail", {
        mail: `<a href="${mail.href}">${escapeHtml(mail.label)}</a>`,
        form,
      })
    : t("pages.accessibility.contact.form", { form });
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const html = [
    `<p>${t("pages.accessibility.intro")}</p>`,
    `<h2>${t("pages.accessibility.checked.heading")}</h2>`,
    `<p>${t("pages.accessibility.checked.text")}</p>`,
    list(checks.map((check) => t(`pages.accessibility.checked.${check}`))),
    `<h2>${t("pages.accessibility.limits.heading")}</h2>`,
    list(limits.map((limit) => t(`pages.accessibility.limits.${limit}`))),
    `<h2>${t("pages.accessibility.contact.heading")}</h2>`,
    `<p>${t("pages.accessibility.contact.text")} ${contact}</p>`,
  ].join("\n");
  const scope = { prefix: "accessibility", isAlone: true };
  const description = safeHtml(html, 2, undefined, scope, language);
  return { ok: true, data: description && { description, updated: reviewed } };
}
