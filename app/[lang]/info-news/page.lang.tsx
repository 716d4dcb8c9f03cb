export { default, generateMetadata } from "@/app/(en)/info-news/page";
