import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { CompareButton } from '@voyage/stay-parts/CompareButton.tsx';
import { useCompared } from '@voyage/stay-parts/compared.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import * as css from './compare.css.ts';

/**
 * On a hotel's page: adds it to the comparison and shows the count. The bottom edge is reserved for its
 * price.
 */
export function CompareLine({
  hotel,
  stay,
}: {
  hotel: { id: string; name: string };
  stay: CompleteStay | undefined;
}) {
  const { t, locale } = usePage();
  const { ids } = useCompared();
  return (
    <div className={css.onHotel}>
      <CompareButton hotel={hotel} />
      <span role="status" className={ids.length > 1 ? visuallyHidden : ''}>
        {ids.length > 0 && t('stays.compare.chosen', { count: ids.length })}
      </span>
      {ids.length > 1 && (
        <TextLink
          className={css.quiet}
          href={href.compare(locale, { hotels: ids.join(','), ...(stay && stayQuery(stay)) })}
        >
          {t('stays.compare.chosen', { count: ids.length })}
        </TextLink>
      )}
    </div>
  );
}
