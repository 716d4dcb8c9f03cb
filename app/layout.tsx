import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { RouteChange } from "@/components/islands/route-change";
import { RouteLoading } from "@/components/islands/route-loading";
import { ScrollAnimations } from "@/components/islands/scroll-animations";
import { Toasts } from "@/components/islands/toasts";
import { Vitals } from "@/components/islands/vitals";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { env } from "@/lib/env";
import { visitSample } from "@/lib/metrics/sample";
import "./globals.css";

/** Every page is static HTML; the build fails when something request-time slips in. */
export const ensureStatic = "navigation";

// On a slow line the first view keeps the fallback, and nothing moves when the font has come: it is there on the next one.
const font = localFont({
  src: "./fonts/instrument-sans.woff2",
  variable: "--font-sans",
  weight: "400 700",
  display: "optional",
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+20-7E, U+A0, U+A3, U+A9, U+AE, U+B0, U+B7, U+D7, U+DF-E2, U+E4-E5, U+E7-EB, U+ED, U+F1, U+F3-F4, U+F6, U+F8, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+20AC, U+2212",
    },
  ],
});
const moreLetters = localFont({
  src: "./fonts/instrument-sans-more.woff2",
  variable: "--font-sans-more",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-A2, U+A5, U+A7-A8, U+AA-AB, U+AF, U+B4, U+B6, U+B8, U+BA-BB, U+BF-D6, U+D8-DE, U+E3, U+E6, U+EC, U+EE-F0, U+F2, U+F5, U+F7, U+F9, U+FB, U+FD-102, U+105, U+107, U+10C-10F, U+119-11B, U+11E-11F, U+12A-12B, U+130-131, U+141-142, U+144, U+147-148, U+151-153, U+158-15B, U+15E-161, U+164-165, U+16A-16B, U+16F, U+171, U+179-17E, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2122, U+2191, U+2193",
    },
  ],
});

export function generateMetadata(): Metadata {
  const { SITE_NAME, SITE_URL } = env();
  return {
    metadataBase: new URL(SITE_URL),
    title: { template: `%s | ${SITE_NAME}`, default: SITE_NAME },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: "#0f6b4f",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { SITE_NAME } = env();
  return (
    <html lang="en" className={`${font.variable} ${moreLetters.variable}`}>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header siteName={SITE_NAME} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <RouteLoading />
        <RouteChange />
        <Toasts />
        <ScrollAnimations />
        <Vitals sample={visitSample()} />
        <Footer siteName={SITE_NAME} />
      </body>
    </html>
  );
}
