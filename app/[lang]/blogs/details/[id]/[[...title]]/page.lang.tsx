export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/blogs/details/[id]/[[...title]]/page";
