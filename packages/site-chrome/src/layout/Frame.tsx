import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import '../footer/Footer.css.ts';
import * as css from './Frame.css.ts';
import { Header } from '../header/Header.tsx';
import { LoadingLine } from '../loading/LoadingLine.tsx';
import { Notices } from '@voyage/site-core/errors/notices.tsx';
import { SessionWatch } from '@voyage/site-core/session/SessionWatch.tsx';
import { VersionWatch } from '@voyage/site-core/version/VersionWatch.tsx';
import { lazyWhenVisible } from '../loading/lazy-when-visible.tsx';
import { untilLoaded } from '../loading/until-loaded.ts';
import type { PageFlags } from '../header/page-flags.ts';

// What fails to load must not take down the page or its error message.
const Footer = lazyWhenVisible(() => import('../footer/Footer.tsx').then((module) => module.Footer));
const PageBanner = lazy(() => untilLoaded(() => import('./PageBanner.tsx')));

const noFlags: PageFlags = {};

/** Header, page, footer and overlays. `newsletter` is a form for the footer. */
export function Frame({ children, newsletter }: { children: ReactNode; newsletter?: ReactNode }) {
  const { t } = useIntl();
  const flags = useRouterState({ select: (state) => state.matches.at(-1)?.staticData ?? noFlags });
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">
        {t('site.skip')}
      </a>
      <noscript>
        <p className={css.noScript}>
          <span>{`${t('site.noScript')} `}</span>
          <PhoneLink />
        </p>
      </noscript>
      <LoadingLine />
      {!flags.alone && <Header {...flags} />}
      {flags.banner && (
        <Suspense fallback={<div className={css.bannerSpace} />}>
          <PageBanner />
        </Suspense>
      )}
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {!flags.bare && !flags.alone && (
        <Footer
          hideShortcut={flags.hideShortcut}
          newsletter={flags.hideNewsletter ? undefined : newsletter}
        />
      )}
      <Notices />
      <SessionWatch />
      <VersionWatch />
    </div>
  );
}
