import { NotFoundMessage } from "@/components/page/not-found-message";

export default function ExpertiseNotFound() {
  return <NotFoundMessage heading="No service found...." />;
}
