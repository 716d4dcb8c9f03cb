export { default, generateMetadata, generateStaticParams } from "@/app/(en)/our-values/page/[page]/page";
