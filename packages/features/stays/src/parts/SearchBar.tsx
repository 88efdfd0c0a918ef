import { daySpan } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftFault, draftQuery, useSearchDraft, type SearchDraft } from '../state/search-draft.ts';
import type { SearchPart } from './search-dialog.ts';
import * as css from './SearchBar.css.ts';

const loadDialogs = () => import('./SearchDialogs.tsx');
const SearchDialogs = lazy(loadDialogs);

/** Destination, dates, travellers (docs/product/screens.md). Each opens its own dialog, loaded when first needed. */
export function SearchBar({
  fromAddress = null,
  folds = false,
}: {
  fromAddress?: SearchDraft | null;
  /** On a phone, a complete search is one line until it is pressed. */ folds?: boolean;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const [draft, setDraft] = useSearchDraft(fromAddress);
  const [open, setOpen] = useState<SearchPart | null>(null);
  const [asked, setAsked] = useState(false);
  const [unfolded, unfold] = useState(false);
  const parts = useRef<Partial<Record<SearchPart, HTMLButtonElement | null>>>({});
  // A dialog that another one opened has nothing to give the focus back to: its field takes it.
  const last = useRef<SearchPart | null>(null);
  useEffect(() => {
    if (open) last.current = open;
    else if (last.current) parts.current[last.current]?.focus();
  }, [open]);
  const partyFault = draftFault(draft);
  const folded = folds && !unfolded && draft.place !== null && draft.dates !== null && !partyFault;
  /** A bar in which something is being changed does not fold up meanwhile. */
  const show = (part: SearchPart) => {
    unfold(true);
    setOpen(part);
  };
  const go = () => {
    const query = draftQuery(draft);
    if (query) {
      unfold(false);
      return void router.navigate({ href: href.hotelSearch(locale, query) });
    }
    setAsked(true);
    show(!draft.place ? 'place' : !draft.dates ? 'dates' : 'party');
  };
  const openFold = () => {
    flushSync(() => unfold(true));
    parts.current.place?.focus();
  };
  const part = (id: SearchPart, label: string, value: string, missing: boolean) => (
    <button
      type="button"
      className={css.part}
      data-missing={(asked && missing) || undefined}
      aria-haspopup="dialog"
      ref={(element) => void (parts.current[id] = element)}
      onClick={() => show(id)}
      onPointerEnter={() => void loadDialogs()}
      onFocus={() => void loadDialogs()}
    >
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value}</span>
    </button>
  );
  return (
    <search aria-label={t({ id: 'stays.search.label' })}>
      {folded && (
        <button type="button" className={css.line} aria-expanded={false} onClick={openFold}>
          <Search size={18} aria-hidden />
          <span className={css.lineText}>
            <strong>{draft.place?.name}</strong>
            <span className={css.label}>
              {draft.dates && daySpan(draft.dates.checkIn, draft.dates.checkOut, locale)} ·{' '}
              {t(
                { id: 'stays.party' },
                { adults: draft.adults, children: draft.childAges.length, rooms: draft.rooms },
              )}
            </span>
          </span>
        </button>
      )}
      <div className={`${css.bar} ${folded ? css.wideOnly : ''}`}>
        {part(
          'place',
          t({ id: 'stays.destination' }),
          draft.place?.name ?? t({ id: 'stays.destination.choose' }),
          !draft.place,
        )}
        {part(
          'dates',
          t({ id: 'stays.dates' }),
          draft.dates
            ? daySpan(draft.dates.checkIn, draft.dates.checkOut, locale)
            : t({ id: 'stays.dates.choose' }),
          !draft.dates,
        )}
        {part(
          'party',
          t({ id: 'stays.travellers' }),
          t(
            { id: 'stays.party' },
            { adults: draft.adults, children: draft.childAges.length, rooms: draft.rooms },
          ),
          partyFault !== null,
        )}
        <Button className={css.go} onClick={go}>
          {t({ id: 'stays.search' })}
        </Button>
      </div>
      {open && (
        <Suspense>
          <SearchDialogs
            part={open}
            asked={asked}
            draft={draft}
            onChange={setDraft}
            onClose={() => setOpen(null)}
            onNext={setOpen}
          />
        </Suspense>
      )}
    </search>
  );
}
