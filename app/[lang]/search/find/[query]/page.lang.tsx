export { default, generateMetadata, generateStaticParams } from "@/app/(en)/search/find/[query]/page";
