import type { Locale } from '@voyage/domain/locale.ts';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { localized } from '../../platform/content.ts';
import { errors } from '../../platform/errors.ts';
import type { Place } from '../places.ts';
import { vocabulary, type Group } from '../vocabulary.ts';
import { countryName } from '../../platform/country-name.ts';
import type { ContentLists } from '../content.ts';
import { summaryOf } from './describe.ts';
import type { ContentHotel } from './hotel.ts';
import type { Store } from './store.ts';

const byMerit = (a: ContentHotel, b: ContentHotel) =>
  Number(b.flagship) - Number(a.flagship) || b.features.length - a.features.length || a.id - b.id;

export function contentLists(store: Store): ContentLists {
  const words = vocabulary();
  const open = () => [...store.hotels.values()].filter((hotel) => !hotel.closed);
  const groupEntry = (group: Group, hotels: ContentHotel[], locale: Locale) => ({
    code: group.code,
    name: group.name[locale],
    standfirst: group.standfirst[locale],
    picture:
      hotels
        .toSorted(byMerit)
        .flatMap(({ pictures }) => pictures)
        .find((picture) => typeof picture === 'string') ?? '',
    hotels: hotels.length,
    countries: new Set(hotels.map((h) => h.place.country)).size,
    brands: group.brands
      .map(({ code, standfirst }) => ({
        code,
        name: words.brands.get(code)?.name[locale] ?? code,
        standfirst: standfirst[locale],
        hotels: hotels.filter((h) => h.brand === code).length,
      }))
      .filter((brand) => brand.hotels > 0),
  });
  const regionEntry = (code: string, locale: Locale) => {
    const found = words.regions.get(code);
    if (!found) throw errors.placeNotFound();
    const hotels = open().filter((h) => h.place.region === code);
    return {
      entry: {
        code,
        name: found.name[locale],
        point: { lat: found.lat, lng: found.lng },
        hotels: hotels.length,
        picture: `region-${code}`,
      },
      hotels,
    };
  };

  const groupsWithHotels = (codes: string[]) => {
    const hotelsOf = Map.groupBy(open(), (hotel) => hotel.group);
    return [...words.groups.values()]
      .filter(({ code }) => codes.length === 0 || codes.includes(code))
      .flatMap((group) => {
        const hotels = hotelsOf.get(group.code);
        return hotels ? [{ group, hotels }] : [];
      });
  };

  return {
    groupCards: (codes, locale) =>
      groupsWithHotels(codes).map(({ group, hotels }) => groupEntry(group, hotels, locale)),
    groups: (codes, locale) =>
      groupsWithHotels(codes).map(({ group, hotels }) => ({
        ...groupEntry(group, hotels, locale),
        story: group.story[locale],
        flagships: hotels
          .filter((h) => h.flagship)
          .toSorted(byMerit)
          .slice(0, 12)
          .map((h) => summaryOf(h, locale)),
      })),
    brand(groupCode, brandCode, perRegion, locale) {
      const group = words.groups.get(groupCode);
      const hotels = open().filter((h) => h.group === groupCode);
      const entry = group && groupEntry(group, hotels, locale);
      const brand = entry?.brands.find((b) => b.code === brandCode);
      if (!entry || !brand) throw errors.placeNotFound();
      const own = Map.groupBy(
        hotels.filter((h) => h.brand === brandCode),
        (h) => h.place.region,
      );
      return {
        brand,
        group: entry,
        regions: [...words.regions.values()]
          .filter((r) => own.has(r.code))
          .map((r) => {
            const there = own.get(r.code) ?? [];
            return {
              region: { code: r.code, name: r.name[locale] },
              total: there.length,
              hotels: there
                .toSorted(byMerit)
                .slice(0, perRegion)
                .map((h) => summaryOf(h, locale)),
            };
          }),
      };
    },
    regions: (locale) => ({
      regions: [...words.regions.keys()].map((code) => regionEntry(code, locale).entry),
    }),
    region(code, locale) {
      const { entry, hotels } = regionEntry(code, locale);
      const counts = Map.groupBy(hotels, (h) => h.place.code);
      const places = [...words.places.values()]
        .filter((place) => place.region === code)
        .map((place: Place) => ({
          code: place.code,
          name: place.name[locale],
          country: countryName(place.country, locale),
          point: { lat: place.lat, lng: place.lng },
          hotels: counts.get(place.code)?.length ?? 0,
          kind: place.kind,
          picture: `place-${place.code}`,
          standfirst: place.standfirst?.[locale] ?? '',
        }));
      return {
        region: entry,
        places,
        hotels: hotels
          .toSorted(byMerit)
          .slice(0, 12)
          .map((h) => summaryOf(h, locale)),
      };
    },
    deployed(page, pageSize) {
      const hotels = open().toSorted((a, b) => a.id - b.id);
      return {
        total: hotels.length,
        page,
        pageSize,
        hotels: hotels
          .slice((page - 1) * pageSize, page * pageSize)
          .map((h) => ({ id: String(h.id), slug: h.slug, place: h.place.code, flagship: h.flagship })),
      };
    },
    events(idOrSlug, locale, now) {
      const hotel = store.find(idOrSlug);
      if (!hotel || hotel.closed) throw errors.hotelNotFound();
      const today = dayInZone(now, hotel.timeZone);
      const promotions = hotel.promotions.map((p) => ({
        code: p.code,
        kind: 'promotion' as const,
        name: p.name[locale],
        description: p.description[locale],
        from: p.minDaysAhead > 0 ? addDays(today, p.minDaysAhead) : today,
        to: null,
      }));
      const seasons = hotel.place.seasons
        .filter((season) => season.permille > 1000)
        .map((season) => {
          const thisYear = Number(today.slice(0, 4));
          const year = `${thisYear}-${season.to}` < today ? thisYear + 1 : thisYear;
          return {
            code: `season-${season.from}`,
            kind: 'season' as const,
            name: localized.season.name[locale],
            description: localized.season.text[locale].replace('{place}', hotel.place.name[locale]),
            from: `${year}-${season.from}`,
            to: `${year}-${season.to}`,
          };
        });
      return { events: [...promotions, ...seasons.toSorted((a, b) => a.from.localeCompare(b.from))] };
    },
  };
}
