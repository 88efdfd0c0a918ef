import { queries } from '@voyage/api-client/queries.ts';
import { intlLocale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { ownZone } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { useIssueWords } from '@voyage/site/failure-words.ts';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { Button } from '@voyage/ui/Button.tsx';
import Dialog from '@voyage/ui/Dialog.tsx';
import { SelectField } from '@voyage/ui/Field.tsx';
import { control } from '@voyage/ui/Field.css.ts';
import StayCalendar from '@voyage/ui/StayCalendar.tsx';
import { Stepper } from '@voyage/ui/Stepper.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { stack, visuallyHidden } from '@voyage/ui/layout.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useState } from 'react';
import { draftFault, type SearchDraft } from '../state/search-draft.ts';
import type { SearchPart } from './SearchBar.tsx';
import * as css from './SearchBar.css.ts';

interface Props {
  part: SearchPart;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  onClose: () => void;
  onNext: (part: SearchPart | null) => void;
}

/** The three dialogs of the search bar; choosing one thing leads on to the next that is missing. */
export default function SearchDialogs(props: Props) {
  if (props.part === 'place') return <PlaceDialog {...props} />;
  return props.part === 'dates' ? <DatesDialog {...props} /> : <PartyDialog {...props} />;
}

function PlaceDialog({ draft, onChange, onClose, onNext }: Props) {
  const say = useWords();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const [typed, type] = useState('');
  const { data: cities } = useQuery(queries.searchLocations(api, locale));
  const { data: found } = useQuery({ ...queries.suggest(api, locale, typed.trim()), placeholderData: keepPreviousData });
  const asked = typed.trim() !== '';
  const items = asked
    ? (found?.suggestions ?? []).map((s, i) => ({
        key: `${i}`,
        code: s.code,
        locationType: s.kind === 'airport' ? 'city' : s.kind,
        name: s.name,
        detail: s.detail,
      }))
    : (cities?.cities ?? []).map((c) => ({ key: c.code, code: c.code, locationType: 'city', name: c.name, detail: c.country }));
  const choose = (key: string) => {
    const item = items.find((i) => i.key === key);
    if (!item) return;
    if (item.locationType === 'article') {
      onClose();
      return void router.navigate({ href: href.article(locale, item.code) });
    }
    onChange({ ...draft, place: { code: item.code, locationType: item.locationType, name: item.name } });
    onNext(draft.dates ? null : 'dates');
  };
  return (
    <Dialog title={say('stays.destination.choose')} closeLabel={say('site.close')} onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={type}>
        {/* oxlint-disable-next-line no-autofocus -- the dialog was opened to type into it */}
        <SearchField aria-label={say('stays.destination')} autoFocus className={stack.x2}>
          <Input className={control} placeholder={say('stays.destination.placeholder')} />
        </SearchField>
        <p className={visuallyHidden} role="status">
          {asked && found ? say('stays.destination.found', { count: items.length }) : ''}
        </p>
        {!asked && <p className={`${text.small} ${secondary}`}>{say('stays.destination.cities')}</p>}
        <ListBox
          className={css.options}
          aria-label={asked ? say('stays.destination') : say('stays.destination.cities')}
          items={items}
          onAction={(key) => choose(String(key))}
          renderEmptyState={() => (asked && found ? <p className={secondary}>{say('stays.destination.none')}</p> : null)}
        >
          {(item) => (
            <ListBoxItem id={item.key} textValue={item.name} className={css.option}>
              <span>{item.name}</span>
              <span className={css.detail}>{item.detail}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}

function DatesDialog({ draft, onChange, onClose, onNext }: Props) {
  const say = useWords();
  const locale = useLocale();
  const [today] = useState(() => dayInZone(new Date(), ownZone()));
  const dates = draft.dates && draft.dates.checkIn >= today ? draft.dates : null;
  return (
    <Dialog title={say('stays.dates.choose')} closeLabel={say('site.close')} onClose={onClose} wide>
      <StayCalendar
        label={say('stays.dates.choose')}
        previousLabel={say('stays.dates.previous')}
        nextLabel={say('stays.dates.next')}
        locale={intlLocale(locale)}
        value={dates}
        min={today}
        max={addDays(today, policy.bookingHorizonDays)}
        onChange={(chosen) => {
          onChange({ ...draft, dates: chosen });
          onNext(draft.childAges.includes(null) ? 'party' : null);
        }}
      />
    </Dialog>
  );
}

function PartyDialog({ draft, onChange, onClose }: Props) {
  const say = useWords();
  const set = (part: Partial<SearchDraft>) => onChange({ ...draft, ...part });
  const labels = (what: string) => ({ label: what, fewerLabel: say('stays.fewer', { what }), moreLabel: say('stays.more', { what }) });
  const issueWords = useIssueWords();
  const fault = draftFault(draft);
  const errorOf = (field: 'adults' | 'childAges') => (fault?.field === field ? issueWords({ code: fault.problem, limit: fault.limit }) : undefined);
  const infants = draft.childAges.filter((age) => age !== null && age <= policy.ages.infant).length;
  return (
    <Dialog title={say('stays.travellers')} closeLabel={say('site.close')} onClose={onClose} actions={<Button onClick={onClose}>{say('stays.done')}</Button>}>
      <div>
        <Stepper
          {...labels(say('stays.adults'))}
          hint={say('stays.adults.hint')}
          value={draft.adults}
          error={errorOf('adults')}
          min={Math.max(1, draft.rooms)}
          max={policy.maxAdults}
          onChange={(adults) => set({ adults })}
        />
        <Stepper
          {...labels(say('stays.children'))}
          hint={say('stays.children.hint')}
          value={draft.childAges.length}
          error={errorOf('childAges')}
          min={0}
          max={policy.maxChildren}
          onChange={(n) => set({ childAges: n > draft.childAges.length ? [...draft.childAges, null] : draft.childAges.slice(0, n) })}
        />
        <Stepper
          {...labels(say('stays.rooms'))}
          value={draft.rooms}
          min={1}
          max={Math.min(policy.maxRooms, draft.adults)}
          onChange={(rooms) => set({ rooms })}
        />
      </div>
      {draft.childAges.length > 0 && (
        <div className={css.ages}>
          {draft.childAges.map((age, i) => (
            <SelectField
              key={i}
              label={say('stays.child.age', { number: i + 1 })}
              value={age ?? ''}
              error={age === null ? say('stays.child.age.choose') : undefined}
              onChange={(event) =>
                set({ childAges: draft.childAges.map((a, j) => (j === i ? (event.target.value === '' ? null : Number(event.target.value)) : a)) })
              }
            >
              <option value="">{say('stays.child.age.choose')}</option>
              {Array.from({ length: policy.ages.child + 1 }, (_, years) => (
                <option key={years} value={years}>
                  {say('stays.child.years', { age: years })}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      {infants > 0 && <p className={secondary}>{say('stays.infants', { count: infants })}</p>}
    </Dialog>
  );
}
