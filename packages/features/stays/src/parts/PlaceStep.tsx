import { queries } from '@voyage/api-client/queries.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useIssueMessage } from '@voyage/forms/issue-message.ts';
import { href } from '@voyage/routes/href.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { isComposing } from '@voyage/ui/base/is-composing.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { control } from '@voyage/ui/forms/Field.css.ts';
import { FieldError } from '@voyage/ui/forms/Field.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useEffect, useId, useRef, useState } from 'react';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { useDestinationDay } from '@voyage/stay-parts/destination-day.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { forgetRecent, readRecent } from '../state/recent-searches.ts';
import { withBookableDates, type SearchDraft } from '../state/remembered-search.ts';
import { groupsOf, type SuggestionGroup } from '../state/suggestion-groups.ts';
import { useNearestPlace } from '../state/nearest-place.ts';
import { PlaceOptions, type Choice, type Section } from './PlaceOptions.tsx';
import type { StepProps } from '../state/search-step.ts';
import * as css from './SearchPanels.css.ts';

/** Where: recent searches, nearby places, the destination cities; and suggestions while typing. */
export function PlaceStep({
  draft,
  onChange,
  onNext,
  onSearch,
  attempts,
  inSheet,
  typed,
  onType,
}: StepProps & {
  /** Every choice moves on to the dates: the sheet has the button that searches. */
  inSheet: boolean;
  /** Text of the field; survives a rotated screen, which shows the step in the other layout. */
  typed: string;
  onType: (text: string) => void;
}) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const issueMessage = useIssueMessage();
  const [recent, setRecent] = useState(readRecent);
  const offers = useQuery(queries.searchLocations(api, locale));
  const suggestions = useQuery({
    ...queries.suggest(api, locale, typed.trim()),
    placeholderData: keepPreviousData,
  });
  const { data: cities } = offers;
  const { data: found, isPlaceholderData: isEarlier, isFetching } = suggestions;
  const hasInput = typed.trim() !== '';
  const failed = [hasInput ? suggestions : offers].find(({ isError }) => isError);
  const goTo = (place: NonNullable<SearchDraft['place']>) => {
    onChange({ ...draft, place });
    onNext(draft.dates && !inSheet ? null : 'dates');
  };
  const nearest = useNearestPlace();
  const nearestName =
    nearest?.found &&
    t('stays.near.found', { place: nearest.found.name, kilometres: nearest.found.kilometres });

  const groupTitles: Record<SuggestionGroup, string> = {
    places: t('stays.suggest.places'),
    hotels: t('stays.suggest.hotels'),
    groups: t('stays.suggest.groups'),
    articles: t('stays.suggest.articles'),
  };
  // A group and its first brand often have the same name.
  const detailOf = (kind: Choice['icon'], detail: string): string => {
    if (kind === 'group') return t('stays.suggest.group');
    return kind === 'brand' ? t('stays.suggest.brand', { group: detail }) : detail;
  };
  const suggested = (): Section[] =>
    groupsOf(found?.suggestions ?? []).map(({ group, suggestions }) => ({
      key: group,
      title: groupTitles[group],
      choices: suggestions.map(({ kind, code, name, marked, matched, detail }, i) => ({
        key: `${group}-${i}`,
        name,
        marked,
        matched,
        detail: detailOf(kind, detail),
        icon: kind,
        choose: () =>
          kind === 'article'
            ? void router.navigate({ href: href.article(locale, code) })
            : goTo({ code, locationType: kind === 'airport' ? 'city' : kind, name }),
      })),
    }));
  const dayThere = useDestinationDay();
  const { limits } = useStayRules();
  const offered = (): Section[] => {
    const nameOf = (code: string) => cities?.cities.find((city) => city.code === code)?.name;
    const again = recent.flatMap((one): Choice[] => {
      const search = withBookableDates(one, dayThere(one.place), limits);
      const name = one.locale === locale ? one.place.name : nameOf(one.place.code);
      if (name === undefined) return []; // from another language, without a name in this one
      const place = { ...one.place, name };
      return [
        {
          key: `recent-${place.locationType}-${place.code}`,
          name,
          detail: dotted([
            search.dates && daySpan(search.dates.checkIn, search.dates.checkOut, locale),
            partyWords(t, search.rooms),
          ]),
          icon: 'recent',
          choose: () => {
            const wanted: SearchDraft = {
              place,
              dates: search.dates,
              rooms: search.rooms,
            };
            onChange(wanted);
            if (wanted.dates) onSearch(wanted);
            else onNext('dates');
          },
        },
      ];
    });
    return [
      ...(nearest
        ? [
            {
              key: 'near',
              title: '',
              choices: [
                {
                  key: 'near-here',
                  name: nearest.isAsking ? t('stays.near.asking') : (nearestName ?? t('stays.near')),
                  detail: t('stays.near.note'),
                  icon: 'near' as const,
                  choose: () => {
                    if (!nearest.found) return nearest.ask();
                    const { code, locationType, name } = nearest.found;
                    goTo({ code, locationType, name });
                  },
                },
              ],
            },
          ]
        : []),
      ...(again.length > 0 ? [{ key: 'recent', title: t('stays.recent'), choices: again }] : []),
      {
        key: 'cities',
        title: t('stays.destination.cities'),
        choices: (cities?.cities ?? []).map(({ code, name, country }) => ({
          key: `city-${code}`,
          name,
          detail: country,
          icon: 'city' as const,
          choose: () => goTo({ code, locationType: 'city', name }),
        })),
      },
    ];
  };
  const sections = hasInput ? suggested() : offered();
  const count = found?.suggestions.length ?? 0;

  // Enter before the response selects the first item of the response, not of the previous list.
  const [waits, wait] = useState(false);
  useEffect(() => {
    if (!waits || isEarlier || isFetching) return;
    wait(false);
    sections[0]?.choices[0]?.choose();
  }, [waits, isEarlier, isFetching]); // oxlint-disable-line exhaustive-deps -- when the answer is there
  const id = useId();
  const isMissing = attempts > 0 && !draft.place;
  const own = useRef<HTMLDivElement>(null);
  return (
    <div ref={own} tabIndex={-1} className={css.place}>
      <Autocomplete inputValue={typed} onInputChange={onType}>
        <SearchField className={css.field} aria-label={t('stays.destination')}>
          {/* Its keys move within the list below, which is always open. */}
          <Input
            // oxlint-disable-next-line role-has-required-aria-props -- aria-controls comes from Autocomplete
            role="combobox"
            aria-expanded
            className={control}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? id : undefined}
            placeholder={t('stays.destination.placeholder')}
            onKeyDownCapture={(event) => {
              // the Enter that commits a conversion chooses nothing
              if (isComposing(event.nativeEvent)) return event.stopPropagation();
              if (event.key !== 'Enter') return;
              if (!hasInput || !(isEarlier || isFetching)) return;
              event.stopPropagation();
              event.preventDefault();
              wait(true);
            }}
          />
        </SearchField>
        {isMissing && (
          <p className={css.fault} role="alert">
            <FieldError id={id}>{issueMessage({ code: 'required' })}</FieldError>
          </p>
        )}
        <div role="status">
          {failed && (
            <div className={css.problem}>
              <p>{errorMessage(failed.error)}</p>
              <Button
                variant="quiet"
                onClick={() => {
                  own.current?.focus({ preventScroll: true });
                  void failed.refetch();
                }}
              >
                {t('site.retry')}
              </Button>
            </div>
          )}
        </div>
        <p className={visuallyHidden} role="status">
          {hasInput && found && !isEarlier
            ? t('stays.destination.found', { count })
            : !hasInput && nearestName}
        </p>
        {nearest?.problem && (
          <p className={css.problem} role="status">
            {nearest.problem}
          </p>
        )}
        <PlaceOptions
          sections={sections}
          isBusy={isEarlier}
          // While the first suggestions are on their way, nothing is said.
          isEmpty={hasInput && found !== undefined}
        />
      </Autocomplete>
      {!hasInput && recent.length > 0 && (
        <button
          type="button"
          className={`${css.forget} ${text.small}`}
          onClick={() => {
            // The pressed button disappears. On a phone, focus in the field would open the keyboard.
            const field = own.current?.querySelector<HTMLElement>('[role=combobox]');
            (inSheet ? own.current : field)?.focus({ preventScroll: true });
            forgetRecent();
            setRecent([]);
          }}
        >
          {t('stays.recent.forget')}
        </button>
      )}
    </div>
  );
}
