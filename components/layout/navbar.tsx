import { NavGroup } from "@/components/islands/nav-group";
import { Link } from "@/components/ui/link";
import { LinkItems } from "@/components/ui/link-items";
import { Logo } from "@/components/ui/logo";
import { Picture } from "@/components/ui/picture";
import type { NavigationGroup } from "@/lib/site/navigation";
import { routes } from "@/lib/site/routes";
import styles from "./navbar.module.css";

type Props = { groups: NavigationGroup[]; siteName: string; logo: string | null };

export function Navbar({ groups, siteName, logo }: Props) {
  return (
    <>
      <Link href={routes.home} className={styles.home}>
        {logo ? (
          <Picture src={logo} alt="" width={64} height={64} sizes="2rem" priority className={styles.logo} />
        ) : (
          <Logo className={styles.logo} />
        )}
        <span>{siteName}</span>
      </Link>
      <nav aria-label="Main" className={`hidden-until-parsed ${styles.nav}`}>
        <ul className={styles.groups}>
          {groups.map(({ key, label, href, items }) => (
            <NavGroup key={key} name={key} label={label} href={href} className={styles.group}>
              {items.length > 0 && (
                <ul className={styles.items}>
                  <LinkItems links={items} />
                </ul>
              )}
            </NavGroup>
          ))}
        </ul>
      </nav>
    </>
  );
}
