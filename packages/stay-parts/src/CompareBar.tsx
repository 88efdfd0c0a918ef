import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import * as css from './CompareBar.css.ts';
import { useCompared } from './compared.ts';

/**
 * Number of chosen hotels and a link to the comparison: at the bottom of the window, hidden while none is
 * chosen.
 */
export function CompareBar({
  stayOf,
}: {
  /** The stay that the chosen hotels are compared for, if known. */
  stayOf: (ids: readonly string[]) => StayQuery | undefined;
}) {
  const { ids, set } = useCompared();
  const { t, locale } = usePage();
  if (ids.length === 0) return null;
  const clear = () => {
    set([]);
    document.getElementById('content')?.focus({ preventScroll: true }); // the button is removed with the bar
  };
  return (
    <section className={css.bar} aria-label={t('stays.compare.bar')} data-compare>
      <p role="status" className={css.count}>
        <span>{t('stays.compare.chosen', { count: ids.length })}</span>
        {ids.length === 1 && <span className={css.hint}>{t('stays.compare.another')}</span>}
      </p>
      <button type="button" className={css.clear} onClick={clear}>
        {t('stays.compare.clear')}
      </button>
      {ids.length > 1 && (
        <ButtonLink
          variant="secondary"
          href={href.compare(locale, { hotels: ids.join(','), ...stayOf(ids) })}
        >
          {t('stays.compare')}
        </ButtonLink>
      )}
    </section>
  );
}
