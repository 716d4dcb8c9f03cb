export { default, generateMetadata, generateStaticParams } from "@/app/(en)/info-news/page/[page]/page";
