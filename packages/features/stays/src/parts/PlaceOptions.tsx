import { useIntl } from '@voyage/i18n/intl.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { BedDouble, BookOpen, Building2, History, LocateFixed, MapPin, Plane } from 'lucide-react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Fragment } from 'react';
import * as css from './SearchPanels.css.ts';

export interface Choice {
  key: string;
  name: string;
  marked?: readonly (readonly [number, number])[];
  /** Another name, which was typed. */
  matched?: { name: string; marked: Choice['marked'] } | undefined;
  detail: string;
  icon: keyof typeof icons;
  choose: () => void;
}
export interface Section {
  key: string;
  title: string;
  choices: Choice[];
}
const icons = {
  city: MapPin,
  place: MapPin,
  region: MapPin,
  airport: Plane,
  hotel: BedDouble,
  group: Building2,
  brand: Building2,
  article: BookOpen,
  recent: History,
  near: LocateFixed,
};

/** A text with the typed parts marked. */
function Marked({ text: whole, parts = [] }: { text: string; parts: Choice['marked'] }) {
  const ends = parts.map(([, to]) => to);
  return (
    <>
      {parts.map(([from, to], i) => (
        <Fragment key={from}>
          <span>{whole.slice(ends[i - 1] ?? 0, from)}</span>
          <mark className={css.marked}>{whole.slice(from, to)}</mark>
        </Fragment>
      ))}
      <span>{whole.slice(ends.at(-1) ?? 0)}</span>
    </>
  );
}

/** The places to choose from, by kind, with the typed parts marked. */
export function PlaceOptions({
  sections,
  isBusy,
  isEmpty,
}: {
  sections: readonly Section[];
  isBusy: boolean;
  /** Whether an empty list is an answer, so that it says that nothing was found. */
  isEmpty: boolean;
}) {
  const { t } = useIntl();
  return (
    <ListBox
      className={css.options}
      aria-label={t('stays.destination')}
      aria-busy={isBusy}
      items={sections}
      onAction={(key) =>
        sections
          .flatMap(({ choices }) => choices)
          .find((choice) => choice.key === key)
          ?.choose()
      }
      renderEmptyState={() =>
        isEmpty ? <p className={`${secondary} ${css.none}`}>{t('stays.destination.none')}</p> : null
      }
    >
      {({ key, title, choices }) => (
        <ListBoxSection id={key} aria-label={title || t('stays.near')}>
          {title && <Header className={css.group}>{title}</Header>}
          <Collection items={choices}>
            {(choice) => {
              const Icon = icons[choice.icon];
              return (
                <ListBoxItem id={choice.key} textValue={choice.name} className={css.option}>
                  <Icon className={css.icon} size={18} strokeWidth={1.5} aria-hidden />
                  <span className={css.name}>
                    <Marked text={choice.name} parts={choice.marked} />
                    {choice.matched && (
                      <span className={css.matched}>
                        {' '}
                        <Marked text={choice.matched.name} parts={choice.matched.marked} />
                      </span>
                    )}
                  </span>
                  <span className={css.detail}>{choice.detail}</span>
                </ListBoxItem>
              );
            }}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}
