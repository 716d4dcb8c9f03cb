export { default, generateMetadata } from "@/app/(en)/not-found";
