export { GET } from "@/app/(en)/blogs/feed.xml/route";
export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
