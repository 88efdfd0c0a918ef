import { formatMoney, fromMajor } from '@voyage/domain/money.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import type { TrainText } from '../state/content.ts';
import type { TrainLoad } from '../state/loads.ts';
import { trainMonths } from '../state/train-season.ts';

/** Nights, months and price of a train, each with its note. What the operator does not publish has no row. */
export function TrainFactsList({
  facts: { nights, months, price },
  notes,
}: {
  facts: TrainLoad['facts'];
  notes: TrainText['notes'];
}) {
  const page = usePage();
  const { t, locale } = page;
  const known = [
    { term: t('experiences.nights'), fact: String(nights), note: notes?.nights },
    { term: t('experiences.runs'), fact: months && trainMonths(months, page), note: notes?.months },
    {
      term: t('experiences.price'),
      fact:
        price &&
        t('experiences.price.published', {
          price: formatMoney(fromMajor(price.from, price.currency), locale),
          year: String(price.year),
        }),
      note: notes?.price,
    },
  ];
  return (
    <FactsList
      facts={known
        .filter(({ fact, note }) => fact ?? note)
        .map(({ term, fact, note }) => ({
          term,
          value: (
            <>
              {fact && <p>{fact}</p>}
              {note && <p className={fact && `${type.small} ${secondary}`}>{note}</p>}
            </>
          ),
        }))}
    />
  );
}
