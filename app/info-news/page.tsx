import { feeds, routes } from "@/lib/routes";
import { fixedMetadata } from "@/lib/seo/fixed-page";
import { NewsList } from "./news-list";

export const generateMetadata = () => fixedMetadata(routes.news, feeds.news);

export default function FirstPage() {
  return <NewsList page={1} />;
}
