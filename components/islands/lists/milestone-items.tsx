"use client";

import { MilestoneCard } from "@/components/cards/milestone-card";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Item } from "@/lib/read/kinds";
import { routes } from "@/lib/site/routes";
import styles from "./milestone-items.module.css";
import { type ListItemsProps, PagedList } from "./paged-list";

export function MilestoneItems(props: ListItemsProps<Item<"timeline">>) {
  return (
    <PagedList
      {...props}
      list="timeline"
      route={routes.timeline}
      placeholder={<SkeletonCards columns={1} shape="milestone" />}
    >
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
