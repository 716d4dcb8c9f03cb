import { EntryCard } from "@/components/cards/entry-card";
import { NavbarColours } from "@/components/islands/navbar-colours";
import { Grid } from "@/components/page/grid";
import { PageBanner } from "@/components/page/page-banner";
import { getBanner } from "@/lib/content/banners";
import { getServices } from "@/lib/content/services";
import { env } from "@/lib/env";
import { routes, serviceHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { defaultNavbar } from "@/lib/site";

export const metadata = pageMetadata({ title: "Home", path: routes.home });

export default async function HomePage() {
  const [banner, services] = await Promise.all([getBanner("home"), getServices()]);
  return (
    <>
      <NavbarColours {...defaultNavbar} />
      <PageBanner banner={banner} title={env().SITE_NAME} trail={null} />
      {services.ok && services.data.length > 0 && (
        <section className="container section">
          <h2>Services</h2>
          <Grid>
            {services.data.map((service) => (
              <EntryCard key={service.id} entry={service} href={serviceHref(service.id, service.title)} />
            ))}
          </Grid>
        </section>
      )}
    </>
  );
}
