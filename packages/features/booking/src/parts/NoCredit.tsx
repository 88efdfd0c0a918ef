import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { isPurchasable } from '@voyage/domain/membership.ts';
import type { Level } from '@voyage/domain/level.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { dot } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { storeBookingReturn } from '@voyage/checkout/booking-return.ts';
import { useRenewal } from '@voyage/stay-parts/renewal.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { heading, link, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, type ReactNode, type RefObject } from 'react';
import { advice } from './booking.css.ts';
import type { Credits } from '../state/credits.ts';
import { focusPanel } from '../state/use-panel-focus.ts';
import * as css from './NoCredit.css.ts';

/** To be focused if the panel answers the booking button. */
type PanelRef = RefObject<HTMLElement | null>;
const panelId = 'no-credit';

/** At the top of a form that cannot be sent: says so before it is filled in, and leads to the panel at its end. */
export function NoCreditAhead() {
  const { t } = useIntl();
  return (
    <p className={advice}>
      <span>{`${t('booking.none.title')}${dot}`}</span>
      <a
        className={link}
        href={`#${panelId}`}
        onClick={(event) => {
          event.preventDefault();
          focusPanel(document.getElementById(panelId));
        }}
      >
        {t('booking.none.see')}
      </a>
    </p>
  );
}

/** Shown without credits: buy one, upgrade or wait, each with its price. Typed text stays in the draft. */
export function NoCredit({ credits, level, panel }: { credits: Credits; level: Level; panel: PanelRef }) {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const router = useRouter();
  const { data: prices } = useQuery(queries.memberships(api));
  const renewal = useRenewal(credits.renewsAt);
  const buy = useMutation({
    mutationFn: () => api.call('orderBookingCredits', { body: { credits: 1, brand: brand.id } }),
    onSuccess: ({ order }) => {
      storeBookingReturn(router.latestLocation.href);
      // The payment page is a separate document: only there may the payment provider's script be loaded.
      location.assign(href.payment(locale, 'booking-credit', order.id));
    },
    onError: (error) => showFailure(error),
  });
  usePageReturn(buy.reset);
  const next = prices?.memberships.find(
    (offer) => offer.purchasable && isPurchasable(offer.level) && !atLeast(level, offer.level),
  );
  return (
    <Panel words={[t('booking.none.text')]} panel={panel}>
      {prices && (
        <CreditOption
          title={t('booking.none.buy')}
          words={t('booking.none.buy.text')}
          cost={formatTwd(prices.bookingCredit.priceTwd, locale)}
        >
          <Button onClick={() => buy.mutate()} busy={(buy.isPending || buy.isSuccess) && t('site.loading')}>
            {t('booking.none.buy')}
          </Button>
        </CreditOption>
      )}
      {next && next.monthlyFreeBookings !== null && (
        <CreditOption
          title={t('booking.none.upgrade', { level: t(`tier.${next.level}`) })}
          words={t('booking.none.upgrade.text', {
            count: next.monthlyFreeBookings,
            now: credits.free.granted,
          })}
          cost={t('booking.none.upgrade.cost', { amount: formatTwd(next.priceTwd, locale) })}
        >
          <ButtonLink
            variant="secondary"
            href={href.upgrade(locale, next.level)}
            // After paying the fee, the member returns to the booking.
            onClick={() => storeBookingReturn(router.latestLocation.href)}
          >
            {t('booking.none.upgrade', { level: t(`tier.${next.level}`) })}
          </ButtonLink>
        </CreditOption>
      )}
      <CreditOption
        title={t('booking.none.wait')}
        words={`${renewal} ${t('booking.none.wait.text')}`}
        cost={t('booking.none.wait.cost')}
      />
    </Panel>
  );
}

/** The same for staff, who cannot buy for a member. */
export function MemberNoCredit({ credits, panel }: { credits: Credits; panel: PanelRef }) {
  const { t } = useIntl();
  const renewal = useRenewal(credits.renewsAt);
  return <Panel words={[t('booking.none.member'), renewal]} panel={panel} />;
}

function Panel({
  words,
  panel,
  children,
}: {
  /** A paragraph each. */
  words: string[];
  panel: PanelRef;
  children?: ReactNode;
}) {
  const { t } = useIntl();
  const title = useId();
  return (
    <section className={css.ways} id={panelId} aria-labelledby={title} tabIndex={-1} ref={panel}>
      <div>
        <h2 className={heading.h3} id={title}>
          {t('booking.none.title')}
        </h2>
        {words.map((line) => (
          <p key={line} className={secondary}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}

function CreditOption({
  title,
  words,
  cost,
  children,
}: {
  title: string;
  words: string;
  cost: string;
  children?: ReactNode;
}) {
  return (
    <div className={css.way}>
      <div className={css.words}>
        <h3 className={text.title}>{title}</h3>
        <p className={smallPrint}>{words}</p>
      </div>
      <strong className={css.cost}>{cost}</strong>
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}
