import { queries } from '@voyage/api-client/queries.ts';
import { safeRedirect } from '@voyage/domain/redirect.ts';
import { href, withLanguage } from '@voyage/routes/href.ts';
import type { BookingQuery } from '@voyage/routes/stay-query.ts';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { OfferSummary } from '@voyage/stay-parts/OfferSummary.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { aside, back, columns } from '@voyage/ui/content/summary-columns.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { ClientOnly, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as css from './register.css.ts';

const JoinToBook = lazyPart(() => import('./JoinToBook.tsx'));

/** The registration of a guest who has chosen a room (`booking`, from `redirect`): one form, beside the stay. */
export function JoinPage({
  booking: { offer = '', hotel = '', ...stay },
  redirect,
}: {
  booking: BookingQuery;
  redirect: string | undefined;
}) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const plan = useQuery({ ...queries.plan(api, locale, offer), retry: false });
  const [done, setDone] = useState(false);
  // After the form's guard has noticed that nothing is left to lose.
  useEffect(() => {
    if (done)
      void router.navigate({
        href: withLanguage(safeRedirect(redirect, href.home(locale)), locale),
        replace: true,
      });
  }, [done, router, locale, redirect]);
  const waiting = <ListSkeleton label={t('site.loading')} count={5} />;
  return (
    <div className={container}>
      {hotel !== '' && (
        <p className={back}>
          <TextLink href={href.hotel(locale, hotel, stay)}>{`← ${t('booking.back')}`}</TextLink>
        </p>
      )}
      <div className={css.top}>
        <h1 className={heading.h1}>{t('join.title')}</h1>
        <p className={secondary}>{t('join.intro')}</p>
        <p className={css.below}>
          <span>{`${t('register.member')} `}</span>
          <TextLink href={href.login(locale, redirect)}>{t('site.login')}</TextLink>
        </p>
      </div>
      <ClientOnly fallback={waiting}>
        {plan.isPending ? (
          waiting
        ) : (
          <div className={columns}>
            <LazyPart fallback={waiting}>
              <JoinToBook redirect={redirect} done={done} onDone={() => setDone(true)} />
            </LazyPart>
            {/* The booking page reports a room that is no longer available, with alternatives. */}
            {plan.data && (
              <aside className={aside} aria-label={t('booking.summary')}>
                <OfferSummary plan={plan.data} />
              </aside>
            )}
          </div>
        )}
      </ClientOnly>
    </div>
  );
}
