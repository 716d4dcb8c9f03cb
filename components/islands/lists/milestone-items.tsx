"use client";

import { MilestoneCard } from "@/components/cards/milestone-card";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Milestone } from "@/lib/content/timeline";
import styles from "./milestone-items.module.css";
import { PagedList, type PagedListProps } from "./paged-list";

type Props = Pick<PagedListProps<Milestone>, "initial" | "errorLabel">;

export function MilestoneItems(props: Props) {
  return (
    <PagedList {...props} list="timeline" placeholder={<SkeletonCards columns={1} shape="milestone" />}>
      {(items) => (
        <ol className={styles.milestones}>
          {items.map((milestone) => (
            <li key={`${milestone.year} ${milestone.title}`} data-aos="fade">
              <MilestoneCard milestone={milestone} />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}
