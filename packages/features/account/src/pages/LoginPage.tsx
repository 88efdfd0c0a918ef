import { useIntl } from '@voyage/i18n/intl.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { heading, secondary } from '@voyage/ui/typography.css.ts';
import * as css from '../parts/account.css.ts';
import { LoginForm } from '../parts/LoginForm.tsx';

/** `redirect`: where a member was going, as the address says it. */
export function LoginPage({ redirect }: RedirectQuery) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={`${container} ${css.login}`}>
      <div>
        <h1 className={heading.h1}>{t({ id: 'login.title' })}</h1>
        <p className={secondary}>{t({ id: 'login.intro' })}</p>
      </div>
      <LoginForm redirect={redirect} />
    </div>
  );
}
