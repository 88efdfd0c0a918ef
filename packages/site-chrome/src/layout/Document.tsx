import '@voyage/themes/theme.css.ts';
import { firstFaces } from '@voyage/themes/first-faces.ts';
import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { builtAt } from '@voyage/site-core/version/built-at.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlainFailure } from '@voyage/site-core/errors/PlainFailure.tsx';
import { answerHydration } from '@voyage/site-core/hydration/answer-hydration.ts';
import {
  BodyScripts,
  ContentEnd,
  ExpectContent,
  HeadTags,
} from '@voyage/site-core/hydration/first-paint.tsx';
import { localeOf } from '@voyage/site-core/context/language.ts';

const { mark, icon } = brand;
const tabIcon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><path fill="${icon.background}" d="M-6-6h44v44H-6z"/><path d="${mark}" fill="none" stroke="${icon.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`)}`;

const useDocumentLocale = () => useRouterState({ select: ({ location }) => localeOf(location.pathname) });

/** The document around every page; its language comes from the address. */
export function Document({ children = <Outlet /> }: { children?: ReactNode }) {
  const locale = useDocumentLocale();
  return (
    <html
      lang={htmlLang(locale)}
      data-brand={brand.id}
      data-built={import.meta.env.SSR ? builtAt : undefined}
      // An operator's own map style (docs/operations/run.md); without it the map uses the data shipped with
      // the site.
      data-map-style={import.meta.env.SSR ? process.env.MAP_STYLE_URL || undefined : undefined}
      suppressHydrationWarning
    >
      <head>
        <ExpectContent />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColor} />
        <link rel="icon" href={tabIcon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {firstFaces.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <HeadTags />
      </head>
      <body onDragCapture={answerHydration}>
        {children}
        <BodyScripts />
      </body>
    </html>
  );
}

/** Shown if neither the page nor its layout could be displayed. */
export function DocumentFailure() {
  return (
    <Document>
      <main id="content">
        <PlainFailure locale={useDocumentLocale()} />
      </main>
      <ContentEnd />
    </Document>
  );
}
