import type { Offer } from '@voyage/contracts/stay.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { StruckPrice } from '@voyage/travel-ui/StruckPrice.tsx';
import type { Approximations } from './approximate.ts';
import { writtenAmount } from './written-amount.ts';

/** The price before a discount of the supplier's, where it states one. */
export function FormerPrice({
  of: { strikethrough },
  approximations,
}: {
  of: Offer['price'];
  approximations: Approximations;
}) {
  const { t } = useIntl();
  return (
    strikethrough && (
      <StruckPrice
        amount={writtenAmount(approximations, strikethrough).first}
        before={t('stays.price.before')}
        now={t('stays.price.now')}
      />
    )
  );
}
