import { useIntl } from '@voyage/i18n/intl.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noFilters, type ChosenFilter } from '../state/chosen-filters.ts';
import * as css from './filters.css.ts';

/** The active filters and the searched part of the map, each removable with a press. */
export function FilterChips({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenFilter[];
  onChange: (part: Partial<SearchQuery>) => void;
}) {
  const { t } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears: the focus moves to the next one, or to their list.
  const removedAt = useRef<number>(null);
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? document.getElementById('results'))?.focus();
  }, [chosen.length]);
  if (chosen.length === 0) return null;
  const remove = (at: number, part: Partial<SearchQuery>) => {
    removedAt.current = at;
    onChange(part);
  };
  return (
    <ul ref={list} className={css.chips} aria-label={t('stays.filters.chosen')}>
      {chosen.map(({ key, name, without }, i) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            aria-label={t('stays.filters.remove', { name })}
            onClick={() => remove(i, without)}
          >
            <span>{name}</span>
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button
            type="button"
            className={css.clear}
            onClick={() => remove(0, { ...noFilters, area: undefined })}
          >
            {t('stays.filters.clear')}
          </button>
        </li>
      )}
    </ul>
  );
}
