import type { Offer } from '@voyage/contracts/stay.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { dot } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { secondary } from '@voyage/ui/typography.css.ts';
import type { RateTexts } from '../state/rate-texts.ts';
import { termsOf } from '../state/room-rates.ts';

/** Cancellation and payment of a rate; a rate named after its cancellation terms does not repeat them. */
export function RateTerms({ offer, texts, now }: { offer: Offer; texts: RateTexts; now: number }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const terms = termsOf(offer, now);
  const cancel =
    texts.cancel(terms) === offer.plan.name ? texts.ownClock(terms) : texts.cancelOnBothClocks(terms);
  return (
    <>
      {cancel}
      {cancel && dot}
      {texts.pay(offer)}
      {offer.charge && offer.price.total.currency !== offer.charge.amount.currency && (
        <span className={secondary}>
          {' '}
          {t({ id: 'stays.detail.payNow.rate' }, { day: plainDay(offer.charge.asOf.slice(0, 10), locale) })}
        </span>
      )}
    </>
  );
}
