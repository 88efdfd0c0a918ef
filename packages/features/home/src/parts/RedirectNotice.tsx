import { useIntl } from '@voyage/i18n/intl.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLoggedIn } from '@voyage/frame/session/member.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { container, spread } from '@voyage/ui/layout.css.ts';
import { lazy, Suspense, useState } from 'react';
import * as css from './RedirectNotice.css.ts';

/** Whoever chose a room logs in at once, its stay beside the form. */
const LazyLoginToBook = /* @__PURE__ */ lazy(() => import('@voyage/journey-parts/LoginToBook.tsx'));

/** Says why a visitor was brought to Home, and leads to the login with the way back (docs/product/screens.md, "Route guards"). */
export function RedirectNotice({ redirect }: RedirectQuery) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const loggedIn = useLoggedIn();
  const [closed, setClosed] = useState(false);
  if (!redirect || loggedIn) return null;
  const books = loggedIn === false && redirect.includes('/hotel/booking');
  return (
    <div className={css.notice} role="status">
      <div className={`${container} ${spread}`}>
        <span>{t({ id: 'site.loginNeeded' })}</span>
        <Link className={buttonClass('primary')} href={href.login(locale, redirect)}>
          {t({ id: 'site.login' })}
        </Link>
      </div>
      {books && !closed && (
        <Suspense fallback={null}>
          <LazyLoginToBook redirect={redirect} onClose={() => setClosed(true)} />
        </Suspense>
      )}
    </div>
  );
}
