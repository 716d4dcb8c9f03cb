import { NotFoundPage } from "@/components/templates/not-found-page";
import { missingMetadata } from "@/lib/seo/metadata";
import { pageLanguage } from "@/lib/words/use-words";

export const generateMetadata = async () => missingMetadata(await pageLanguage());

/** Sent for every address that the site does not have (server/http/listener.ts). */
export default function Missing() {
  return <NotFoundPage />;
}
