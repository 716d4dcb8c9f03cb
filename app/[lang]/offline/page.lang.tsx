export { default, generateMetadata } from "@/app/(en)/offline/page";
