import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import { href } from '@voyage/routes/href.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { Plus } from 'lucide-react';
import * as css from './compare.css.ts';

/** How many neighbours are offered; the list of the place has all of them. */
const most = 3;

interface Props {
  hotels: readonly HotelDetail[];
  query: StayQuery;
  onAdd: (hotelId: string) => void;
  /** Another hotel is chosen in a list: the current ones are carried along. */
  onLeave: () => void;
}

/** Adds a hotel to the comparison: a neighbour of the first, or any of its place. */
export function CompareAdd({ hotels, query, onAdd, onLeave }: Props) {
  const { t, locale } = usePage();
  const [first] = hotels;
  if (!first) return null;
  const here = new Set(hotels.map(({ id }) => id));
  const near = first.nearby.filter(({ hotel }) => !here.has(hotel.id)).slice(0, most);
  return (
    <Section className={css.add} id="add" title={t('stays.compare.add')}>
      {near.length > 0 && (
        <div className={css.offers}>
          {near.map(({ hotel }) => (
            <button key={hotel.id} type="button" className={css.offer} onClick={() => onAdd(hotel.id)}>
              <span className={text.strong}>
                <Plus size={18} strokeWidth={1.5} className={css.plus} aria-hidden />
                <span>{` ${hotel.name}`}</span>
              </span>
              <span className={smallPrint}>{placeOf(hotel)}</span>
            </button>
          ))}
        </div>
      )}
      <TextLink
        className={css.quiet}
        href={href.hotelSearch(locale, { ...query, code: first.place.code, locationType: 'place' })}
        onClick={onLeave}
      >
        {t('stays.compare.find', { place: first.place.name })}
      </TextLink>
    </Section>
  );
}
