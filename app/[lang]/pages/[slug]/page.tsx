import { redirect } from "next/navigation";
import { prerenderedParams } from "@/app/detail-route";
import { ComposedPage } from "@/components/templates/composed-page";
import { ErrorPage } from "@/components/templates/error-page";
import { NotFoundPage } from "@/components/templates/not-found-page";
import { StructuredData } from "@/components/ui/structured-data";
import { getBlockData } from "@/lib/content/block-data";
import { getComposedPage } from "@/lib/content/composed-page";
import { read } from "@/lib/read/read";
import { composedData } from "@/lib/seo/composed-page";
import { recordMetadata } from "@/lib/seo/record";
import { composedHref } from "@/lib/site/page-slug";
import { routes } from "@/lib/site/routes";
import { pageLanguage } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/pages/[slug]">;

export const generateStaticParams = prerenderedParams(
  (language) => read("pages", { page: 1, language }),
  ({ id }) => ({ slug: id }),
  { slug: "-" },
);

export const generateMetadata = async ({ params }: Props) =>
  recordMetadata("pages", { id: (await params).slug });

export default async function Composed({ params }: Props) {
  const language = await pageLanguage();
  const result = await getComposedPage((await params).slug, language);
  if (!result.ok) return <ErrorPage route={routes.home} message={result.message} />;
  if (!result.data) return <NotFoundPage gone={result.gone} />;
  const page = result.data;
  if (page.lang) redirect(composedHref(page.id));
  return (
    <>
      <ComposedPage page={page} {...(await getBlockData(page.blocks, language))} />
      <StructuredData data={composedData(page, language)} />
    </>
  );
}
