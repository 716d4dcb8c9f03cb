export { default, generateMetadata, generateStaticParams } from "@/app/(en)/product/page/[page]/page";
