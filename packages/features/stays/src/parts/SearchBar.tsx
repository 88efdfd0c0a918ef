import { daySpan } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { SearchDraft } from '../state/remembered-search.ts';
import { draftFault, draftAddress, draftStay, useSearchDraft } from '../state/search-draft.ts';
import { searchSteps, type SearchStep } from './search-step.ts';
import * as css from './SearchBar.css.ts';

const loadPanels = () => import('./SearchPanels.tsx');
/** Not part of the first view; the panels have usually loaded it. */
const loadRecent = () => import('../state/recent-searches.ts');
const SearchPanels = lazy(loadPanels);

/** Opens a step from elsewhere on the page. */
export interface SearchBarHandle {
  open: (step: SearchStep) => void;
}

/**
 * Destination, dates, travellers (docs/product/screens.md). Each opens a panel under its field, or a sheet
 * on a phone, loaded when first needed.
 */
export const SearchBar = memo(function SearchBar({
  fromAddress = null,
  folds = false,
  onStay,
  ref,
}: {
  fromAddress?: SearchDraft | null;
  /** On a phone, a complete search is one line, which opens the sheet. */ folds?: boolean;
  /** For known hotels: only dates and travellers are needed, and nothing is searched. */
  onStay?: (stay: CompleteStay) => void;
  ref?: Ref<SearchBarHandle>;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const [draft, setDraft] = useSearchDraft(fromAddress);
  const [open, setOpen] = useState<SearchStep | null>(null);
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<Partial<Record<SearchStep, HTMLButtonElement | null>>>({});
  const line = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ open: setOpen }), []);
  // Where the focus returns: the field of the last open step, or the line that it is folded into.
  const last = useRef<SearchStep | null>(null);
  useEffect(() => {
    if (open) last.current = open;
    else if (last.current) {
      const field = fields.current[last.current];
      (field?.offsetParent ? field : line.current)?.focus({ preventScroll: true });
      last.current = null;
    }
  }, [open]);
  const partyFault = draftFault(draft);
  const steps = onStay ? searchSteps.slice(1) : searchSteps;
  const folded = folds && (onStay || draft.place !== null) && draft.dates !== null && !partyFault;
  const words = {
    place: draft.place?.name || t({ id: 'stays.destination.choose' }),
    dates: draft.dates
      ? daySpan(draft.dates.checkIn, draft.dates.checkOut, locale)
      : t({ id: 'stays.dates.choose' }),
    party: t(
      { id: 'stays.party' },
      { adults: draft.adults, children: draft.childAges.length, rooms: draft.rooms },
    ),
  };
  /** Closes what is open. If the visitor has moved on to something else, the focus stays there. */
  const close = (focusBack = true) => {
    if (!focusBack) last.current = null;
    setOpen(null);
  };
  const search = (searched: SearchDraft) => {
    const stay = onStay && draftStay(searched);
    if (onStay && stay) {
      setAttempts(0);
      close();
      return onStay(stay);
    }
    const address = onStay ? null : draftAddress(searched, locale);
    if (address) {
      setAttempts(0);
      close();
      void loadRecent().then(({ rememberSearch }) => rememberSearch(searched, locale));
      return void router.navigate({ href: address });
    }
    setAttempts(attempts + 1);
    setOpen(!onStay && !searched.place ? 'place' : !searched.dates ? 'dates' : 'party');
  };
  const field = (step: SearchStep, label: string, missing: boolean) => (
    <button
      type="button"
      className={css.part}
      data-step={step}
      data-missing={(attempts > 0 && missing) || undefined}
      aria-haspopup="dialog"
      aria-expanded={open === step}
      ref={(element) => void (fields.current[step] = element)}
      onClick={() => (open === step ? close() : setOpen(step))}
      onPointerEnter={() => void loadPanels()}
      onFocus={() => void loadPanels()}
    >
      <span className={css.label}>{label}</span>
      <span className={css.value} data-chosen={!missing || undefined}>
        {words[step]}
      </span>
    </button>
  );
  return (
    <search
      aria-label={t({ id: 'stays.search.label' })}
      className={css.search}
      data-open={open !== null || undefined}
    >
      {folded && (
        <button
          type="button"
          className={css.line}
          aria-haspopup="dialog"
          aria-expanded={open !== null}
          ref={line}
          onClick={() => setOpen(onStay ? 'dates' : 'place')}
          onPointerEnter={() => void loadPanels()}
          onFocus={() => void loadPanels()}
        >
          <Search size={18} aria-hidden />
          <span className={css.lineText}>
            <strong>{onStay ? words.dates : words.place}</strong>
            <span className={css.label}>{onStay ? words.party : `${words.dates} · ${words.party}`}</span>
          </span>
        </button>
      )}
      <div
        className={`${css.bar} ${folded ? css.wideOnly : ''}`}
        data-stay={onStay !== undefined || undefined}
      >
        {!onStay && field('place', t({ id: 'stays.destination' }), !draft.place)}
        {field('dates', t({ id: 'stays.dates' }), !draft.dates)}
        {field('party', t({ id: 'stays.travellers' }), partyFault !== null)}
        <Button className={css.go} onClick={() => search(draft)}>
          {t({ id: onStay ? 'stays.compare.show' : 'stays.search' })}
        </Button>
      </div>
      {open && (
        <Suspense>
          <SearchPanels
            step={open}
            steps={steps}
            words={words}
            attempts={attempts}
            draft={draft}
            onChange={setDraft}
            onNext={setOpen}
            onClose={close}
            onSearch={search}
          />
        </Suspense>
      )}
    </search>
  );
});
