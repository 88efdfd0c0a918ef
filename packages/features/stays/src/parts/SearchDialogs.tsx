import { queries } from '@voyage/api-client/queries.ts';
import { intlLocale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { ownZone } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import Dialog from '@voyage/ui/Dialog.tsx';
import { control } from '@voyage/ui/Field.css.ts';
import StayCalendar from '@voyage/ui/StayCalendar.tsx';
import { secondary, text } from '@voyage/ui/typography.css.ts';
import { stack, visuallyHidden } from '@voyage/ui/layout.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useState } from 'react';
import { PartyDialog } from './PartyDialog.tsx';
import type { DialogProps } from './search-dialog.ts';
import * as css from './SearchBar.css.ts';

/** The three dialogs of the search bar; choosing one thing leads on to the next that is missing. */
export default function SearchDialogs(props: DialogProps) {
  if (props.part === 'place') return <PlaceDialog {...props} />;
  return props.part === 'dates' ? <DatesDialog {...props} /> : <PartyDialog {...props} />;
}

function PlaceDialog({ draft, onChange, onClose, onNext }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const router = useRouter();
  const [typed, type] = useState('');
  const { data: cities } = useQuery(queries.searchLocations(api, locale));
  const { data: found } = useQuery({
    ...queries.suggest(api, locale, typed.trim()),
    placeholderData: keepPreviousData,
  });
  const asked = typed.trim() !== '';
  const items = asked
    ? (found?.suggestions ?? []).map((s, i) => ({
        key: `${i}`,
        code: s.code,
        locationType: s.kind === 'airport' ? 'city' : s.kind,
        name: s.name,
        detail: s.detail,
      }))
    : (cities?.cities ?? []).map((c) => ({
        key: c.code,
        code: c.code,
        locationType: 'city' as const,
        name: c.name,
        detail: c.country,
      }));
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
    <Dialog
      title={t({ id: 'stays.destination.choose' })}
      closeLabel={t({ id: 'site.close' })}
      onClose={onClose}
    >
      <Autocomplete inputValue={typed} onInputChange={type}>
        {/* oxlint-disable-next-line no-autofocus -- the dialog was opened to type into it */}
        <SearchField aria-label={t({ id: 'stays.destination' })} autoFocus className={stack.x2}>
          <Input className={control} placeholder={t({ id: 'stays.destination.placeholder' })} />
        </SearchField>
        <p className={visuallyHidden} role="status">
          {asked && found ? t({ id: 'stays.destination.found' }, { count: items.length }) : ''}
        </p>
        {!asked && <p className={`${text.small} ${secondary}`}>{t({ id: 'stays.destination.cities' })}</p>}
        <ListBox
          className={css.options}
          aria-label={asked ? t({ id: 'stays.destination' }) : t({ id: 'stays.destination.cities' })}
          items={items}
          onAction={(key) => choose(String(key))}
          renderEmptyState={() =>
            asked && found ? <p className={secondary}>{t({ id: 'stays.destination.none' })}</p> : null
          }
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

function DatesDialog({ draft, onChange, onClose, onNext }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const [today] = useState(() => dayInZone(new Date(), ownZone()));
  // What an address says may be past, or end before it begins: the calendar then asks for both days.
  const dates =
    draft.dates && draft.dates.checkIn >= today && draft.dates.checkOut > draft.dates.checkIn
      ? draft.dates
      : null;
  return (
    <Dialog
      title={t({ id: 'stays.dates.choose' })}
      closeLabel={t({ id: 'site.close' })}
      onClose={onClose}
      wide
    >
      <StayCalendar
        label={t({ id: 'stays.dates.choose' })}
        previousLabel={t({ id: 'stays.dates.previous' })}
        nextLabel={t({ id: 'stays.dates.next' })}
        locale={intlLocale(locale)}
        value={dates}
        min={today}
        max={addDays(today, policy.bookingHorizonDays)}
        noNight={t({ id: 'stays.dates.noNight' })}
        onChange={(chosen) => {
          onChange({ ...draft, dates: chosen });
          onNext(draft.childAges.includes(null) ? 'party' : null);
        }}
      />
    </Dialog>
  );
}
