export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(en)/info-news/details/[id]/[[...title]]/page";
