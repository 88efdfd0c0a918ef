import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
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
        <ButtonLink href={href.login(locale, redirect)}>{t('site.login')}</ButtonLink>
        <ButtonLink variant="secondary" href={href.forgotPassword(locale, redirect)}>
          {t('password.forgot')}
        </ButtonLink>
      </div>
    </div>
  );
}
