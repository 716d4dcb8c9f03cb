import { NotFoundMessage } from "@/components/templates/not-found-page";

export default function ServiceNotFound() {
  return <NotFoundMessage heading="Service Not Found" />;
}
