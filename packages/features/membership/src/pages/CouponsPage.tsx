import { queries } from '@voyage/api-client/queries.ts';
import type { Coupon } from '@voyage/contracts/coupon.ts';
import type { CouponUse } from '@voyage/domain/coupon-use.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { couponTabs, type CouponsQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { PageLinks } from '@voyage/site-core/router/PageLinks.tsx';
import { TabLinks } from '@voyage/ui/navigation/TabLinks.tsx';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CouponNumber } from '../parts/CouponNumber.tsx';
import * as coupons from '../parts/coupons.css.ts';
import * as css from '../parts/own.css.ts';

const pageSize = 20;

/** A member's coupons: usable ones first, then used and expired ones. */
export function CouponsPage({ state, page = 1 }: CouponsQuery) {
  const { t, locale, api } = usePage();
  const query = useQuery({
    ...queries.coupons(api, locale, { page, pageSize, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
  });
  const data = hasFailed(query) ? undefined : query.data;
  const address = (one?: (typeof couponTabs)[number]) =>
    href.coupons(locale, { state: one, page: undefined });
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words}>
        <h1 className={heading.h1}>{t('coupons.title')}</h1>
        <p className={secondary}>{t('coupons.text')}</p>
      </div>
      <TabLinks
        label={t('coupons.tabs')}
        linkAs={Link}
        current={address(state)}
        links={[
          { href: address(), label: t('orders.tab.all') },
          ...couponTabs.map((one) => ({ href: address(one), label: t(`coupons.state.${one}`) })),
        ]}
      />
      <PartFailure queries={[query]} loading={3} />
      {data?.coupons.length === 0 && (
        <EmptyPanel
          ornament="gift"
          title={t(state ? 'coupons.empty.tab' : 'coupons.empty')}
          {...(state ? {} : { text: t('coupons.empty.text') })}
          action={
            <ButtonLink variant="secondary" href={state ? address() : href.ownMembership(locale)}>
              {t(state ? 'coupons.all' : 'membership.own.title')}
            </ButtonLink>
          }
        />
      )}
      {data && data.coupons.length > 0 && (
        <ul className={coupons.list}>
          {data.coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
      <PageLinks
        label={t('coupons.pages')}
        page={page}
        total={data?.total}
        pageSize={pageSize}
        hrefOf={(n) => href.coupons(locale, { state, page: n })}
      />
    </div>
  );
}

const dayMessages = {
  available: 'coupons.until',
  taken: 'coupons.takenOn',
  expired: 'coupons.ended',
} as const satisfies Record<Coupon['state'], string>;
const dayOf = ({ state, takenAt, expiresOn }: Coupon): string =>
  state === 'taken' && takenAt ? taipeiDay(takenAt) : expiresOn;

/** The stays that a coupon is for, where it is not for all. */
function Stays({ name, use: { group, brand, leastNights } }: { name: string; use: CouponUse }) {
  const { t, locale } = usePage();
  return (
    <>
      {leastNights > 1 && <p>{t('coupons.nights', { nights: leastNights })}</p>}
      {group && (
        <TextLink
          className={css.way}
          href={brand ? href.groupBrand(locale, group, brand) : href.group(locale, group)}
        >
          {t('coupons.hotels', { name })}
        </TextLink>
      )}
    </>
  );
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { t, locale } = usePage();
  return (
    <li className={coupons.coupon} data-coupon={coupon.state}>
      <div className={coupons.words}>
        <div className={coupons.badges}>
          <span className={smallPrint}>{t(`coupons.state.${coupon.state}`)}</span>
          {coupon.level && <Badge>{t('coupons.level', { level: t(`tier.${coupon.level}`) })}</Badge>}
        </div>
        <h2 className={heading.h3}>{coupon.name}</h2>
        <p className={secondary}>{coupon.supplier}</p>
        <p>{t(dayMessages[coupon.state], { day: longDay(dayOf(coupon), locale) })}</p>
        {coupon.state === 'available' && coupon.use && <Stays name={coupon.name} use={coupon.use} />}
        <TextLink className={css.way} href={href.couponPolicy(locale, coupon.id)}>
          {t('coupons.policy.of', { name: coupon.name })}
        </TextLink>
      </div>
      {coupon.state !== 'expired' && (
        <div className={coupons.end}>
          <CouponNumber {...coupon} />
        </div>
      )}
    </li>
  );
}
