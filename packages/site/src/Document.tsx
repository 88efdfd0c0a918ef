import '@voyage/themes/theme.css.ts';
import { brand } from '@voyage/brand';
import { htmlLang, matchLocale } from '@voyage/domain/locale.ts';
import { HeadContent, Outlet, Scripts, useRouterState } from '@tanstack/react-router';

/** The document around every page; its language is that of the address. */
export function Document() {
  const locale = useRouterState({ select: (state) => matchLocale(state.location.pathname.split('/')[1]) ?? brand.defaultLocale });
  return (
    <html lang={htmlLang(locale)} data-brand={brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColor} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
