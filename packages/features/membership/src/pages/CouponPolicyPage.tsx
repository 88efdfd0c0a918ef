import { isFailure } from '@voyage/api-client/failure.ts';
import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CouponNumber } from '../parts/CouponNumber.tsx';
import * as coupons from '../parts/coupons.css.ts';
import * as css from '../parts/own.css.ts';

/** How a coupon is used, and its number. */
export function CouponPolicyPage({ id }: { id: string }) {
  const { t, locale, api } = usePage();
  const policy = useQuery({ ...accountQueries.couponPolicy(api, locale, id), retry: false });
  const serial = useQuery({ ...accountQueries.couponSerial(api, id), retry: false });
  const [today] = useState(() => taipeiDay(new Date()));
  const error = policy.error ?? serial.error;
  if (error && isFailure(error, 'couponNotFound', 'invalidValue'))
    return (
      <EmptyPanel
        level={1}
        ornament="gift"
        title={t('coupons.missing')}
        text={t('coupons.missing.text')}
        action={<ButtonLink href={href.coupons(locale)}>{t('coupons.all')}</ButtonLink>}
      />
    );
  const { data } = policy;
  const expired = data !== undefined && data.expiresOn < today;
  const state = serial.data?.taken ? 'taken' : expired ? 'expired' : 'available';
  return (
    <div className={`${container} ${css.page}`}>
      {data && serial.data ? (
        <>
          <div className={css.words}>
            <p>
              <TextLink href={href.coupons(locale)}>{`← ${t('coupons.title')}`}</TextLink>
            </p>
            <h1 className={heading.h1}>{data.name}</h1>
            <p className={secondary}>{data.supplier}</p>
            <p>{t(expired ? 'coupons.ended' : 'coupons.until', { day: longDay(data.expiresOn, locale) })}</p>
          </div>
          {(state !== 'expired' || serial.data.serialNumber) && (
            <section className={coupons.panel} aria-label={t('coupons.number')}>
              <CouponNumber id={id} state={state} serialNumber={serial.data.serialNumber} />
              {state === 'available' && <p className={secondary}>{t('coupons.show.text')}</p>}
              {state === 'taken' && <p className={secondary}>{t('coupons.state.taken')}</p>}
            </section>
          )}
          <Section className={css.words} id="policy" title={t('coupons.policy')}>
            <ul className={coupons.policy}>
              {data.paragraphs.map((paragraph) => (
                <li key={paragraph}>{paragraph}</li>
              ))}
            </ul>
          </Section>
        </>
      ) : error ? (
        <PageFailure error={error} onRetry={() => Promise.all([policy.refetch(), serial.refetch()])} />
      ) : (
        <ListSkeleton label={t('site.loading')} count={3} />
      )}
    </div>
  );
}
