import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import * as css from './register.css.ts';

/** Only shown after the mailbox was verified: it belongs to a member. */
export function AlreadyRegistered({ email, redirect }: { email: string; redirect: string | undefined }) {
  const { t, locale } = usePage();
  return (
    <div className={css.part} role="status">
      <h2 className={heading.h3}>{t('register.already.title')}</h2>
      <p>{t('register.already.text', { email })}</p>
      <div className={css.actions}>
        <Link className={buttonClass('primary')} href={href.login(locale, redirect)}>
          {t('site.login')}
        </Link>
        <Link className={buttonClass('secondary')} href={href.forgotPassword(locale, redirect)}>
          {t('password.forgot')}
        </Link>
      </div>
    </div>
  );
}
