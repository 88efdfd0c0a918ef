import { formatMoney, fromMajor } from '@voyage/domain/money.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { InclusionList } from '@voyage/travel-ui/InclusionList.tsx';
import type { OperatorFacts } from '../state/operator-facts.ts';

/** Nights, excursions, fare and what it includes, as the operator states them; the rest is on request. */
export function VoyageFacts({
  facts: { nights, excursions, fromUsd, included = [] },
}: {
  facts: OperatorFacts;
}) {
  const { t, locale } = usePage();
  const onRequest = t('experiences.onRequest');
  return (
    <FactsList
      facts={[
        { term: t('experiences.nights'), value: nights ?? onRequest },
        { term: t('experiences.excursions'), value: excursions ?? onRequest },
        {
          term: t('experiences.fare'),
          value: fromUsd === undefined ? onRequest : formatMoney(fromMajor(fromUsd, 'USD'), locale),
        },
        {
          term: t('experiences.included'),
          value:
            included.length > 0 ? (
              <InclusionList
                items={included.map((icon) => ({ icon, name: t(`experiences.included.${icon}`) }))}
              />
            ) : (
              onRequest
            ),
        },
      ]}
    />
  );
}
