export { default, generateMetadata, generateStaticParams } from "@/app/(en)/pages/[slug]/page";
