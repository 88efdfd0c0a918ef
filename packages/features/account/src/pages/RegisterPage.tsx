import { email as emailRule } from '@voyage/contracts/values.ts';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { RegisteredQuery, RegisterQuery } from '@voyage/routes/account-query.ts';
import { bookingOfRedirect } from '@voyage/routes/booking-of-redirect.ts';
import { href } from '@voyage/routes/href.ts';
import { brandPictures } from '@voyage/pictures/brand-pictures.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { ClientOnly, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { JoinPage } from '../parts/JoinPage.tsx';
import { RegisterAccount } from '../parts/RegisterAccount.tsx';
import { RegisterLevel } from '../parts/RegisterLevel.tsx';
import { RegisterSteps } from '../parts/RegisterSteps.tsx';
import * as css from '../parts/register.css.ts';
import { accountDraft, chosenPassword } from '../state/registration.ts';

const RegisterDetails = lazyPart(() => import('../parts/RegisterDetails.tsx'));

/** The registration (docs/product/states.md): in steps, or on one screen while a booking waits for it. */
export function RegisterPage(query: RegisterQuery) {
  const booking = bookingOfRedirect(query.redirect);
  return booking ? (
    <JoinPage booking={booking} redirect={query.redirect} />
  ) : (
    <RegistrationInSteps {...query} />
  );
}

/** Typed text is stored for the tab, so it is rendered only in the browser. */
function RegistrationInSteps(query: RegisterQuery) {
  const { t } = useIntl();
  const waiting = <ListSkeleton label={t('site.loading')} count={4} />;
  return (
    <div className={`${container} ${css.columns}`}>
      <div className={css.page}>
        <div className={css.top}>
          <h1 className={heading.h1}>{t('register.heading')}</h1>
          <p className={secondary}>{t('register.intro')}</p>
        </div>
        <ClientOnly fallback={waiting}>
          <LazyPart fallback={waiting}>
            <Parts {...query} />
          </LazyPart>
        </ClientOnly>
      </div>
      <div className={css.picture}>
        <Picture
          source={pictureSource(brandPictures.join)}
          alt=""
          crop="fill"
          sizes="(min-width: 64rem) 26rem, 0px"
        />
      </div>
    </div>
  );
}

/** The step in the address, if the steps before it are complete; otherwise the first. */
function Parts({ step, redirect }: RegisterQuery) {
  const { t, locale } = usePage();
  const router = useRouter();
  const { email } = useAtomValue(accountDraft);
  const password = useAtomValue(chosenPassword);
  const [done, setDone] = useState<Pick<RegisteredQuery, 'upgrade'>>();
  // After the guard below has noticed that nothing is left to lose.
  useEffect(() => {
    if (!done) return;
    void router.navigate({ href: href.registered(locale, { ...done, redirect }), replace: true });
  }, [done, router, locale, redirect]);
  const here = v.is(emailRule, email) ? (step ?? 'account') : 'account';
  const go = (next: 'membership' | 'details') =>
    router.navigate({ href: href.register(locale, { step: next, redirect }) });
  return (
    <>
      <RegisterSteps at={here} redirect={redirect} />
      {here === 'account' && <RegisterAccount onDone={() => go('membership')} />}
      {here === 'membership' && <RegisterLevel onDone={() => go('details')} />}
      {here === 'details' && (
        <RegisterDetails redirect={redirect} onDone={(upgrade) => setDone({ upgrade })} />
      )}
      {here === 'account' && (
        <p className={css.below}>
          <span>{`${t('register.member')} `}</span>
          <TextLink href={href.login(locale, redirect)}>{t('site.login')}</TextLink>
        </p>
      )}
      <LeaveGuard when={!done && (password !== '' || here === 'details')} />
    </>
  );
}
