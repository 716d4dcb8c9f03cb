export { GET } from "@/app/llms.txt/route";
export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";
