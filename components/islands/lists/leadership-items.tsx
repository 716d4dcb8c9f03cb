"use client";

import { PersonCard } from "@/components/cards/person-card";
import { Grid } from "@/components/ui/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Person } from "@/lib/content/leadership";
import { type ListItemsProps, PagedList } from "./paged-list";

export function LeadershipItems(props: ListItemsProps<Person>) {
  return (
    <PagedList {...props} list="leadership" placeholder={<SkeletonCards shape="portrait" />}>
      {(members) => (
        <Grid>
          {members.map((member) => (
            <PersonCard key={member.id} person={member} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
