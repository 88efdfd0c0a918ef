import '@voyage/themes/theme.css.ts';
import { firstFaces } from '@voyage/themes/first-faces.ts';
import { brand } from '@voyage/brand';
import { htmlLang, matchLocale } from '@voyage/domain/locale.ts';
import { builtAt } from '../version/built-at.ts';
import { HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router';
import type { DragEvent } from 'react';

const { mark, icon } = brand;
const tabIcon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><path fill="${icon.background}" d="M-6-6h44v44H-6z"/><path d="${mark}" fill="none" stroke="${icon.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`)}`;

/** Says that the element which is asked is hydrated: React dispatches the question only then (hold-until-hydrated.ts). */
const answerHydration = (event: DragEvent) => {
  if (!event.isTrusted) event.preventDefault();
};

/** The document around every page; its language is that of the address. */
export function Document() {
  const locale = useRouterState({
    select: (state) => matchLocale(state.location.pathname.split('/')[1]) ?? brand.defaultLocale,
  });
  return (
    <html
      lang={htmlLang(locale)}
      data-brand={brand.id}
      data-built={import.meta.env.SSR ? builtAt : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColor} />
        <link rel="icon" href={tabIcon} type="image/svg+xml" />
        {firstFaces.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <HeadContent />
      </head>
      <body onDragCapture={answerHydration}>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
