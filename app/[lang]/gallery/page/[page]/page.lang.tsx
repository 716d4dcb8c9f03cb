export { default, generateMetadata, generateStaticParams } from "@/app/(en)/gallery/page/[page]/page";
