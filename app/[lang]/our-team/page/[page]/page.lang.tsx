export { default, generateMetadata, generateStaticParams } from "@/app/(en)/our-team/page/[page]/page";
