import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/templates/not-found-page";

export const metadata: Metadata = { title: "Page Not Found" };

export default function NotFound() {
  return <NotFoundMessage />;
}
