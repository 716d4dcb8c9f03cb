// Before the styles of components: those of translated pages give way to them.
import "../globals.css";

import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PageWords } from "@/components/islands/page-words";
import { PrefetchLinks } from "@/components/islands/prefetch-links";
import { RouteChange } from "@/components/islands/route-change";
import { RouteLoading } from "@/components/islands/route-loading";
import { ScrollAnimations } from "@/components/islands/scroll-animations";
import { Toasts } from "@/components/islands/toasts";
import { Vitals } from "@/components/islands/vitals";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { visitSample } from "@/lib/metrics/sample";
import { renderedAttribute } from "@/lib/publish/content-changes";
import { env } from "@/lib/runtime/env";
import { brandColors } from "@/lib/site/brand-colors";
import { pageBrowserWords } from "@/lib/words/browser-words";
import { defaultLanguage, languageFacts } from "@/lib/words/language";
import { useWords } from "@/lib/words/use-words";
import { FontFaces } from "../fonts/font-faces";

/** Every page is static HTML; the build fails if one reads anything from the request. */
export const ensureStatic = "navigation";

export { languageParams as generateStaticParams } from "@/lib/words/offered-languages";

/** Metadata that all pages share. */
export function generateMetadata(): Metadata {
  const { SITE_NAME, SITE_URL } = env();
  return {
    metadataBase: new URL(SITE_URL),
    title: { template: `%s | ${SITE_NAME}`, default: SITE_NAME },
    formatDetection: { telephone: false },
    icons: {
      icon: ["/favicon.ico", { url: "/icon.svg", type: "image/svg+xml" }],
      apple: "/apple-icon.png",
    },
  };
}

export const viewport: Viewport = {
  themeColor: brandColors.green,
};

/** The document of every page. */
export default function Document({ children }: { children: ReactNode }) {
  const t = useWords();
  const { language } = t;
  const { SITE_NAME } = env();
  const content = (
    <>
      <a className="skip" href="#content">
        {t("layout.skip")}
      </a>
      <Header siteName={SITE_NAME} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <RouteLoading />
      <RouteChange />
      <PrefetchLinks />
      <Toasts />
      <ScrollAnimations />
      <Vitals sample={visitSample()} />
      <Footer siteName={SITE_NAME} />
    </>
  );
  return (
    <html
      lang={language}
      dir={languageFacts[language].dir}
      data-translated={language === defaultLanguage ? undefined : ""}
      {...renderedAttribute()}
      suppressHydrationWarning
    >
      <body>
        <FontFaces />
        {language === defaultLanguage ? (
          content
        ) : (
          <PageWords value={{ language, words: pageBrowserWords(language) }}>{content}</PageWords>
        )}
      </body>
    </html>
  );
}
