export { default, generateMetadata } from "@/app/(en)/catalogues_downloads/page";
