import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import * as css from './register.css.ts';

/** Only shown after the mailbox was verified: it belongs to a member. */
export function AlreadyRegistered({ email, redirect }: { email: string; redirect: string | undefined }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
    <div className={css.part} role="status">
      <h2 className={heading.h3}>{t({ id: 'register.already.title' })}</h2>
      <p>{t({ id: 'register.already.text' }, { email })}</p>
      <div className={css.actions}>
        <Link className={buttonClass('primary')} href={href.login(locale, redirect)}>
          {t({ id: 'site.login' })}
        </Link>
        <Link className={buttonClass('secondary')} href={href.forgotPassword(locale)}>
          {t({ id: 'password.forgot' })}
        </Link>
      </div>
    </div>
  );
}
