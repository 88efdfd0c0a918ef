import { daySpan } from '@voyage/i18n/dates.ts';
import type { CompleteStay, SearchQuery } from '@voyage/routes/stay-query.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useRouter } from '@tanstack/react-router';
import { memo, useEffect, useImperativeHandle, useRef, useState, type ComponentType, type Ref } from 'react';
import type { AddressDraft, SearchDraft } from '../state/remembered-search.ts';
import { draftFault, draftAddress, draftStay, useSearchDraft } from '../state/search-draft.ts';
import { searchSteps, type SearchStep } from '../state/search-step.ts';
import type { SearchLineProps } from './SearchLine.tsx';
import * as css from './SearchBar.css.ts';

const loadPanels = () => import('./SearchPanels.tsx');
/** Not part of the first view; the panels have usually loaded it. */
const loadRecent = () => import('../state/recent-searches.ts');
const SearchPanels = lazyPart(loadPanels);

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
  collapsed,
  list,
  onStay,
  ref,
}: {
  fromAddress?: AddressDraft | null;
  /** Shown on a phone instead of the fields, where the address has a place: `SearchLine`. */
  collapsed?: ComponentType<SearchLineProps> | false;
  /** The shown list, as far as a search in its place keeps it. */
  list?: SearchQuery;
  /** For known hotels: only dates and travellers are needed, and nothing is searched. */
  onStay?: (stay: CompleteStay) => void;
  ref?: Ref<SearchBarHandle>;
}) {
  const { t, locale } = usePage();
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
  const { limits } = useStayRules();
  const partyFault = draftFault(draft, limits);
  const steps = onStay ? searchSteps.slice(1) : searchSteps;
  const Collapsed = fromAddress?.place && collapsed;
  const wordsOf = ({ place, dates, rooms }: SearchDraft) => ({
    place: place?.name || t('stays.destination.choose'),
    dates: dates ? daySpan(dates.checkIn, dates.checkOut, locale) : t('stays.dates.choose'),
    party: partyWords(t, rooms),
  });
  const words = wordsOf(draft);
  /** Closes what is open. If the visitor has moved on to something else, the focus stays there. */
  const close = (focusBack = true) => {
    if (!focusBack) last.current = null;
    setOpen(null);
  };
  const search = (searched: SearchDraft) => {
    const stay = draftStay(searched, limits);
    const address = draftAddress(searched, limits, locale, list);
    if (!stay || !(onStay ?? address)) {
      setAttempts(attempts + 1);
      return setOpen(!onStay && !searched.place ? 'place' : !searched.dates ? 'dates' : 'party');
    }
    setAttempts(0);
    close();
    if (onStay) return onStay(stay);
    void loadRecent().then(({ rememberSearch }) => rememberSearch(searched, locale));
    void router.navigate({ href: address ?? '' });
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
      onPointerEnter={loadPanels}
      onFocus={loadPanels}
    >
      <span className={css.label}>{label}</span>
      <span className={css.value} data-chosen={!missing || undefined}>
        {words[step]}
      </span>
    </button>
  );
  return (
    <search
      aria-label={t('stays.search.label')}
      className={css.search}
      data-open={open !== null || undefined}
    >
      {Collapsed && (
        <Collapsed
          ref={line}
          draft={draft}
          fromAddress={fromAddress}
          wordsOf={wordsOf}
          first={onStay ? 'dates' : 'place'}
          isOpen={open !== null}
          onOpen={setOpen}
          onPreload={loadPanels}
        />
      )}
      <div
        className={`${css.bar} ${Collapsed ? css.wideOnly : ''}`}
        data-stay={onStay !== undefined || undefined}
        data-compact={collapsed !== undefined || undefined}
      >
        {!onStay && field('place', t('stays.destination'), !draft.place)}
        {field('dates', t('stays.dates'), !draft.dates)}
        {field('party', t('stays.travellers'), partyFault !== null)}
        <Button className={css.go} onClick={() => search(draft)}>
          {t(onStay ? 'stays.compare.show' : 'stays.search')}
        </Button>
      </div>
      {open && (
        <LazyLayer onFailed={() => setOpen(null)}>
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
        </LazyLayer>
      )}
    </search>
  );
});
