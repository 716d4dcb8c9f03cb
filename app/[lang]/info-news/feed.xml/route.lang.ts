export { GET } from "@/app/(en)/info-news/feed.xml/route";
export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
