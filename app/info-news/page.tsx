import { feeds, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { NewsList } from "./news-list";

export const metadata = pageMetadata({ title: "Info & News", path: routes.news, feed: feeds.news });

export default function FirstPage() {
  return <NewsList page={1} />;
}
