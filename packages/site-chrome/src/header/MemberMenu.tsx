import { needsLogin } from '@voyage/routes/access.ts';
import { href } from '@voyage/routes/href.ts';
import { useRouterState } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as header from './Header.css.ts';
import { untilLoaded } from '../loading/until-loaded.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLoggedIn } from '@voyage/site-core/session/member.ts';
import { untilKnown } from '@voyage/site-core/session/until-known.css.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';

const MemberPanel = lazy(() => untilLoaded(() => import('./MemberPanel.tsx')));

/** The login URL, which leads back to the current page if that makes sense. */
export function useLoginAddress(): string {
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.href });
  return href.login(locale, /\/login|\/404/.test(here) || here === href.home(locale) ? undefined : here);
}

/** The login link, or the menu of the logged-in member. */
export function MemberMenu() {
  const { t, locale } = usePage();
  const login = useLoginAddress();
  const loggedIn = useLoggedIn();
  const isMembersPage = useRouterState({ select: ({ location }) => needsLogin(location.pathname) });
  // In place of the menu while its script is on its way, or nothing is known yet of whoever may see the page.
  const overview = (
    <Link className={header.item} href={href.user(locale)} aria-label={t('site.member')}>
      <CircleUserRound size={24} strokeWidth={1.5} aria-hidden />
    </Link>
  );
  if (loggedIn === undefined && isMembersPage) return overview;
  if (!loggedIn)
    return (
      <Link className={`${header.item} ${loggedIn === undefined ? untilKnown : ''}`} href={login}>
        {t('site.login')}
      </Link>
    );
  return (
    <Suspense fallback={overview}>
      <MemberPanel />
    </Suspense>
  );
}
