import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { formatTwd } from '@voyage/domain/money.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { RadioCards } from '@voyage/ui/forms/RadioCards.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './own.css.ts';

/** Booking credits beyond the free ones, in the packs of the price list. */
export function BuyCredits() {
  const { t, locale, api } = usePage();
  const showFailure = useFailureNotice();
  const { data } = useQuery(queries.memberships(api));
  const [chosen, choose] = useState<string>();
  const buy = useMutation({
    mutationFn: (credits: number) => api.call('orderBookingCredits', { body: { credits, brand: brand.id } }),
    // The payment page is a separate document: only there may the payment provider's script be loaded.
    onSuccess: ({ order }) => location.assign(href.payment(locale, 'booking-credit', order.id)),
    onError: (error) => showFailure(error),
  });
  usePageReturn(buy.reset);
  if (!data) return null;
  const { packs, priceTwd } = data.bookingCredit;
  const pack = chosen ?? String(packs[0] ?? 1);
  return (
    <section className={css.part} aria-labelledby="credits">
      <div className={css.words}>
        <h2 className={heading.h3} id="credits">
          {t('membership.credits')}
        </h2>
        <p className={secondary}>{t('membership.credits.text')}</p>
      </div>
      <RadioCards
        label={t('membership.credits.pack')}
        columns
        value={pack}
        onChange={choose}
        cards={packs.map((count) => ({
          value: String(count),
          title: t('membership.credits.count', { count }),
          aside: formatTwd(count * priceTwd, locale),
        }))}
      />
      <div>
        <Button
          variant="secondary"
          onClick={() => buy.mutate(Number(pack))}
          busy={(buy.isPending || buy.isSuccess) && t('site.loading')}
        >
          {t('register.upgrade.pay')}
        </Button>
      </div>
    </section>
  );
}
