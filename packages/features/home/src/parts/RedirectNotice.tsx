import { useIntl } from '@voyage/i18n/intl.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLoggedIn } from '@voyage/frame/session/member.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { container, spread } from '@voyage/ui/layout.css.ts';
import * as css from './RedirectNotice.css.ts';

/** Says why a visitor was brought to Home, and leads to the login with the way back (docs/product/screens.md, "Route guards"). */
export function RedirectNotice({ redirect }: RedirectQuery) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const loggedIn = useLoggedIn();
  if (!redirect || loggedIn) return null;
  return (
    <div className={css.notice} role="status">
      <div className={`${container} ${spread}`}>
        <span>{t({ id: 'site.loginNeeded' })}</span>
        <Link className={buttonClass('primary')} href={href.login(locale, redirect)}>
          {t({ id: 'site.login' })}
        </Link>
      </div>
    </div>
  );
}
