import type { Output } from '@voyage/contracts/endpoint.ts';
import type { ProductOrder, productOrders } from '@voyage/contracts/product-order.ts';
import type { membership } from '@voyage/contracts/user.ts';
import { formatMoney, formatTwd } from '@voyage/domain/money.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { consentAge } from '@voyage/domain/registrant-age.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { localTimeZone, timeOn } from '@voyage/i18n/moments.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { unpaid } from '../state/dashboard.ts';
import type { Profile } from '../state/profile-form.ts';
import * as css from './user.css.ts';

type Invitation = Output<typeof membership.data>['invitation'];

/**
 * Tasks that only the member can do: pay an open order, accept an invitation, name a guardian, complete the profile.
 * Renders nothing if there are none.
 */
export function WaitingForMember({
  profile,
  invitation,
  orders,
}: {
  profile: Profile;
  /** The level that the member is invited to. */
  invitation: Invitation;
  orders: UseQueryResult<Output<typeof productOrders.data>>;
}) {
  const { t, locale } = usePage();
  const [now] = useState(() => new Date());
  const open = unpaid(orders.data?.orders ?? [], now);
  const guardian = profile.guardianConsentNeeded;
  const incomplete = !profile.address || !profile.emergencyContact;
  if (open.length === 0 && !invitation && !guardian && !incomplete && !hasFailed(orders)) return null;
  return (
    <Section className={css.waiting} id="user-waits" title={t('user.waits.title')}>
      <PartFailure queries={[orders]} />
      <ul className={css.list}>
        {open.map((order) => (
          <Unpaid key={order.id} order={order} />
        ))}
        {invitation && <Invited invitation={invitation} />}
        {guardian && (
          <li className={css.waitingRow}>
            <p>
              <span>{`${t('user.waits.guardian', { age: consentAge() })} `}</span>
              <PhoneLink />
            </p>
          </li>
        )}
        {incomplete && (
          <li className={css.waitingRow}>
            <p>{t('user.waits.details')}</p>
            <ButtonLink variant="secondary" href={href.page(locale, 'user/profile')}>
              {t('user.waits.details.add')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Invited({ invitation: { level, priceTwd, payBy } }: { invitation: NonNullable<Invitation> }) {
  const { t, locale } = usePage();
  const words = { level: t(`tier.${level}`) };
  return (
    <li className={css.waitingRow}>
      <div className={css.lines}>
        <span className={text.strong}>{t('membership.offer.title', words)}</span>
        <span className={secondary}>
          {t('membership.offer.text', {
            amount: formatTwd(priceTwd, locale),
            day: longDay(taipeiDay(payBy), locale),
          })}
        </span>
      </div>
      <ButtonLink variant="secondary" href={href.upgrade(locale, level)}>
        {t('upgrade.look', words)}
      </ButtonLink>
    </li>
  );
}

function Unpaid({ order }: { order: ProductOrder }) {
  const { t, locale } = usePage();
  const amount = formatMoney(order.amount, locale);
  return (
    <li className={css.waitingRow}>
      <div className={css.lines}>
        <span className={text.strong}>{order.title}</span>
        <span className={secondary}>
          {order.expiresAt
            ? t('user.waits.pay', {
                amount,
                moment: timeOn(order.expiresAt, { timeZone: localTimeZone(), place: null }, locale),
              })
            : amount}
        </span>
      </div>
      {/* Held rooms have their own page, where they can be given up too. The payment page is loaded as a new document. */}
      {order.hotelOrderId ? (
        <ButtonLink variant="secondary" href={href.order(locale, order.hotelOrderId)}>
          {t('order.payNow')}
        </ButtonLink>
      ) : (
        <a className={buttonClass('secondary')} href={href.payment(locale, order.kind, order.id)}>
          {t('order.payNow')}
        </a>
      )}
    </li>
  );
}
