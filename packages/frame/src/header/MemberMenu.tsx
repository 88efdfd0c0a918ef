import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as header from './Header.css.ts';
import { untilLoaded } from '../layout/until-loaded.ts';
import { Link } from '../layout/Link.tsx';
import { useLoggedIn } from '../session/member.ts';
import { useLocale } from '../router/site-context.ts';

const MemberPanel = lazy(() => untilLoaded(() => import('./MemberPanel.tsx')));

/** The login URL, which leads back to the current page if that makes sense. */
export function useLoginAddress(): string {
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.href });
  return href.login(locale, /\/login|\/404/.test(here) || here === href.home(locale) ? undefined : here);
}

/** The login link, or the menu of the logged-in member. */
export function MemberMenu() {
  const { formatMessage: t } = useIntl();
  const login = useLoginAddress();
  const link = (
    <Link className={header.item} href={login}>
      {t({ id: 'site.login' })}
    </Link>
  );
  return useLoggedIn() ? (
    <Suspense fallback={link}>
      <MemberPanel />
    </Suspense>
  ) : (
    link
  );
}
