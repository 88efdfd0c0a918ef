import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { LoginForm } from '@voyage/sign-in/LoginForm.tsx';
import type { RedirectQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { AccountEntry } from '../parts/AccountEntry.tsx';
import * as css from '../parts/AccountEntry.css.ts';

/** `redirect`: the page that the member wanted, from the address. */
export function LoginPage({ redirect }: RedirectQuery) {
  const { t, locale } = usePage();
  return (
    <AccountEntry of="login" title={t('login.title')} intro={t('login.intro')}>
      <LoginForm redirect={redirect}>
        <TextLink href={href.forgotPassword(locale, redirect)}>{t('login.forgot')}</TextLink>
        <Section className={css.join} id="login-join" title={t('login.join')}>
          <p className={secondary}>{t('login.join.text')}</p>
          <ButtonLink variant="secondary" block href={href.register(locale, { redirect, step: undefined })}>
            {t('site.register')}
          </ButtonLink>
        </Section>
      </LoginForm>
      <p className={smallPrint}>
        <span>{`${t('login.help')} `}</span>
        <PhoneLink />
      </p>
    </AccountEntry>
  );
}
