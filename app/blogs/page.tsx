import { feeds, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { BlogList } from "./blog-list";

export const metadata = pageMetadata({ title: "Blogs", path: routes.blogs, feed: feeds.posts });

export default function FirstPage() {
  return <BlogList page={1} />;
}
