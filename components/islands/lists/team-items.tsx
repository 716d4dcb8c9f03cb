"use client";

import { PersonCard } from "@/components/cards/person-card";
import type { Person } from "@/lib/content/chosen-records";
import { routes } from "@/lib/site/routes";
import { useBrowserWords } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";
import { type ListItemsProps, PagedList } from "./paged-list";
import styles from "./team-items.module.css";

export function TeamItems(props: ListItemsProps<Person>) {
  const { loadingTeam } = useBrowserWords("layout", en);
  return (
    <PagedList {...props} list="team" route={routes.ourTeam} placeholder={<p>{loadingTeam}</p>}>
      {(members) => (
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.id} data-aos="fade">
              <PersonCard person={member} level={3} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
