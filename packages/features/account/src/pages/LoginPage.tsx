import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { LoginForm } from '@voyage/sign-in/LoginForm.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { heading, link, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { AccountEntry } from '../parts/AccountEntry.tsx';
import * as css from '../parts/AccountEntry.css.ts';

/** `redirect`: the page that the member wanted, from the address. */
export function LoginPage({ redirect }: RedirectQuery) {
  const { t, locale } = usePage();
  return (
    <AccountEntry title={t('login.title')} intro={t('login.intro')}>
      <LoginForm redirect={redirect}>
        <Link className={link} href={href.forgotPassword(locale)}>
          {t('login.forgot')}
        </Link>
        <section className={css.join} aria-labelledby="login-join">
          <h2 className={heading.h3} id="login-join">
            {t('login.join')}
          </h2>
          <p className={secondary}>{t('login.join.text')}</p>
          <Link
            className={buttonClass('secondary', { block: true })}
            href={href.register(locale, { redirect, step: undefined })}
          >
            {t('site.register')}
          </Link>
        </section>
      </LoginForm>
      <p className={`${text.small} ${secondary}`}>
        <span>{`${t('login.help')} `}</span>
        <PhoneLink />
      </p>
    </AccountEntry>
  );
}
