import { fixedMetadata } from "@/lib/seo/fixed-page";
import { feeds, routes } from "@/lib/site/routes";
import { BlogList } from "./blog-list";

export const generateMetadata = () => fixedMetadata(routes.blogs, feeds.blog);

export default function FirstPage() {
  return <BlogList page={1} />;
}
