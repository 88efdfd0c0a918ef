import type { Offer } from '@voyage/contracts/stay.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Approximations } from '@voyage/stay-parts/approximate.ts';
import { FormerPrice } from '@voyage/stay-parts/FormerPrice.tsx';
import { isNamedNonRefundable } from '@voyage/stay-parts/rate-names.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { Check } from 'lucide-react';
import type { RateMatrix as Matrix } from '../state/room-rates.ts';
import type { RateTexts } from '../state/rate-texts.ts';
import * as css from './rooms.css.ts';

/**
 * Every rate of a room: meals across, cancellation down. A press selects a rate; on a phone each row becomes
 * a list.
 */
export function RateMatrix({
  id,
  room,
  matrix: { meals, rows },
  texts,
  approximations,
  chosen,
  onChoose,
}: {
  id: string;
  room: string;
  matrix: Matrix;
  texts: RateTexts;
  approximations: Approximations;
  chosen: Offer;
  onChoose: (offer: Offer) => void;
}) {
  const { t } = useIntl();
  return (
    <table id={id} className={css.matrix} aria-label={t('stays.detail.rates.of', { room })}>
      <thead className={css.matrixHead}>
        <tr>
          <th scope="col" className={css.headCell}>
            {t('stays.detail.rates.cancellation')}
          </th>
          {meals.map((meal) => (
            <th key={meal} scope="col" className={css.headCell}>
              {texts.meals(meal)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.matrixBody}>
        {rows.map(({ terms, cells }) => (
          <tr key={JSON.stringify(terms)} className={css.matrixRow}>
            <th scope="row" className={css.terms}>
              {texts.cancelOnBothClocks(terms)}
            </th>
            {cells.map((offers, i) => (
              <td key={meals[i]} className={css.cell} data-empty={offers.length === 0 || undefined}>
                {offers.map((offer) => (
                  <button
                    key={offer.plan.code}
                    type="button"
                    className={css.rate}
                    aria-pressed={offer === chosen}
                    onClick={() => onChoose(offer)}
                  >
                    {offer.price.strikethrough && (
                      <span className={smallPrint}>
                        <FormerPrice of={offer.price} approximations={approximations} />
                      </span>
                    )}
                    <span className={css.rateTotal}>
                      <span>{writtenAmount(approximations, offer.price.total).first}</span>
                      {offer === chosen && <Check size={16} aria-hidden />}
                    </span>
                    {!isNamedNonRefundable(offer) && (
                      <span lang={langOf(offer.plan, 'name')}>{offer.plan.name}</span>
                    )}
                    <span className={css.ratePay}>
                      <span className={css.mealOfPhone}>{`${texts.gives(offer)} · `}</span>
                      <span>{texts.pay(offer)}</span>
                    </span>
                  </button>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
