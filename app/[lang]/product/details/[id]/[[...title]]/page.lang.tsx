export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/product/details/[id]/[[...title]]/page";
