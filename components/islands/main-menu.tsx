"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import { LinkItems } from "@/components/ui/link-items";
import { splitLanguage } from "@/lib/site/language-path";
import { activeGroup, type NavigationGroup } from "@/lib/site/navigation";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";
import { closeMenus, dismissMenus } from "./dismiss-menus";
import styles from "./main-menu.module.css";
import overlay from "./menu-overlay.module.css";
import { MenuToggle } from "./menu-toggle";
import { useMediaQuery } from "./use-media-query";

/** `panel`: instead of the list of its items. */
export type MenuGroup = NavigationGroup & { panel?: ReactNode };

type Props = {
  groups: MenuGroup[];
  /** The button of the narrow menu, a `<summary>`. */
  button: ReactNode;
  /** Below the groups of the narrow menu. */
  children: ReactNode;
};

/** Windows in which a group's label is a link beside its toggle (main-menu.module.css). Elsewhere the toggle shows the label. */
const linkedLabels = "(width > 64rem) and (hover: hover)";

/**
 * The main navigation: a row of dropdowns, or on narrow screens a menu of sections over the page. HTML and CSS open both;
 * scripts only close them. Without hover a group's label opens it, and its own page is the first link inside.
 */
export function MainMenu({ groups, button, children }: Props) {
  const { menu: words } = useBrowserWords("layout", en);
  const pathname = usePathname();
  const lastPathname = useRef(pathname);
  const menu = useRef<HTMLDivElement>(null);
  const current = activeGroup(splitLanguage(pathname).path);
  const hasLinks = useMediaQuery(linkedLabels, true);

  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (menu.current && lastPathname.current !== pathname) closeMenus(menu.current);
    lastPathname.current = pathname;
  }, [pathname]);

  useEffect(() => (menu.current ? dismissMenus(menu.current) : undefined), []);

  return (
    <div ref={menu} className={overlay.menu}>
      <details className={overlay.toggle}>{button}</details>
      <nav aria-label={words.main} className={overlay.nav}>
        <ul className={`hidden-until-parsed ${styles.groups}`}>
          {groups.map(({ key, label, shortLabel, href, items, more, panel }) => {
            const hasToggle = items.length > 0 || more || panel;
            const isCurrent = key === current;
            const isLinked = hasLinks || !hasToggle;
            const own = items.every((item) => item.href !== href) && [{ label, href }];
            // The page of a 404 has another path on the server.
            return (
              <li
                key={key}
                className={styles.group}
                data-current={isCurrent || undefined}
                suppressHydrationWarning
              >
                <Link
                  href={href}
                  aria-current={(isLinked && isCurrent) || undefined}
                  suppressHydrationWarning
                >
                  {label}
                </Link>
                {hasToggle && (
                  <>
                    <MenuToggle group={label} aria-current={(!isLinked && isCurrent) || undefined}>
                      {shortLabel ?? label}
                      {shortLabel && <span>{label.slice(shortLabel.length)}</span>}
                    </MenuToggle>
                    {panel ?? (
                      <ul className={styles.list}>
                        {own && <LinkItems links={own} className={styles.own} />}
                        <LinkItems links={items} />
                        {more && <LinkItems links={[more]} className={styles.more} />}
                      </ul>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {children}
      </nav>
    </div>
  );
}
