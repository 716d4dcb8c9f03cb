import { NotFoundMessage } from "@/components/page/not-found-message";

export default function ServiceNotFound() {
  return <NotFoundMessage heading="Service Not Found" />;
}
