import { fixedMetadata } from "@/lib/seo/fixed-page";
import { feeds, routes } from "@/lib/site/routes";
import { NewsList } from "./news-list";

export const generateMetadata = () => fixedMetadata(routes.news, feeds.news);

export default function FirstPage() {
  return <NewsList page={1} />;
}
