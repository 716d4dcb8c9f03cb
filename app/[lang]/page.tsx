import { CallToAction } from "@/components/sections/call-to-action";
import { Hero } from "@/components/sections/hero";
import { HomeReferences } from "@/components/sections/home-references";
import { Industries } from "@/components/sections/industries";
import { KeyFigures } from "@/components/sections/key-figures";
import { NewsAndArticles } from "@/components/sections/news-and-articles";
import { Plant } from "@/components/sections/plant/plant";
import { ProductTeasers } from "@/components/sections/product-teasers";
import { Summaries } from "@/components/sections/summaries";
import { TurnkeyChain } from "@/components/sections/turnkey-chain";
import { StructuredData } from "@/components/ui/structured-data";
import { getHome } from "@/lib/content/home";
import { getSettingsOrNone } from "@/lib/content/settings";
import { env } from "@/lib/runtime/env";
import { fixedPageMetadata } from "@/lib/seo/fixed-page";
import { organization, website } from "@/lib/seo/graph";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

export const generateMetadata = fixedPageMetadata(routes.home);

export default async function HomePage() {
  const language = await pageLanguage();
  const [home, settings] = await Promise.all([getHome(), getSettingsOrNone(language)]);
  const { banner, plant, expertise, figures, products, gases, references, certificates } = home;
  return (
    <>
      <Hero banner={banner} siteName={env().SITE_NAME} hasProducts={products.length > 0} />
      <KeyFigures figures={figures} />
      <TurnkeyChain phases={home.phases} phasesNote={home.phasesNote} lang={home.lang} />
      {plant ? <Plant plant={plant} gases={gases} /> : <Summaries kind="expertise" summaries={expertise} />}
      <ProductTeasers products={products} />
      <Industries industries={home.industries} gases={gases} />
      <HomeReferences references={references} certificates={certificates} />
      <NewsAndArticles news={home.news} blogs={home.blogs} />
      <CallToAction {...home.closing} lang={home.lang} />
      <StructuredData data={[organization(settings), website(language)]} />
    </>
  );
}
