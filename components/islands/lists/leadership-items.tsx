"use client";

import { PersonCard } from "@/components/cards/person-card";
import { Grid } from "@/components/layout-primitives/grid";
import { SkeletonCards } from "@/components/ui/skeleton";
import type { Person } from "@/lib/content/chosen-records";
import { routes } from "@/lib/site/routes";
import { type ListItemsProps, PagedList } from "./paged-list";

export function LeadershipItems(props: ListItemsProps<Person>) {
  return (
    <PagedList
      {...props}
      list="leadership"
      route={routes.leadership}
      placeholder={<SkeletonCards columns={2} shape="portrait" />}
    >
      {(members) => (
        <Grid columns={2}>
          {members.map((member) => (
            <PersonCard key={member.id} person={member} />
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
