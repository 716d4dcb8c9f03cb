import { Link } from "@/components/page/link";
import { Picture } from "@/components/page/picture";
import { type NavGroup, routes } from "@/lib/routes";
import { Logo } from "./logo";
import styles from "./navbar.module.css";

type Props = { groups: NavGroup[]; siteName: string; logo: string | null };

/** Logo and main navigation; a group opens on hover and on focus. */
export function Navbar({ groups, siteName, logo }: Props) {
  return (
    <>
      <Link href={routes.home} className={styles.home}>
        {logo ? <Picture src={logo} alt="" width={64} height={64} sizes="2rem" first /> : <Logo />}
        <span>{siteName}</span>
      </Link>
      <nav aria-label="Main" className={styles.nav}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.key} className={styles.group}>
              <Link href={group.href}>{group.label}</Link>
              {group.items.length > 0 && (
                <ul className={styles.items}>
                  {group.items.map((item) => (
                    <li key={item.href}>
                      <Link href={item.href}>{item.label}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
