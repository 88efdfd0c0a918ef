import type { Api } from '@voyage/api-client/client.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';

/** Of each region so many hotels are named; the results have all of them. */
export const namedPerRegion = 8;

type NamedHotel = Pick<HotelSummary, 'id' | 'slug' | 'name' | 'place' | 'district'>;
export interface BrandOverview {
  brand: { code: string; name: string; standfirst: string; hotels: number };
  group: { code: string; name: string };
  /** Of the house that the page opens with. */
  picture: { key: string; id: string; place: string };
  regions: { code: string; name: string; total: number; hotels: NamedHotel[] }[];
}

/** Flagships first, in their order otherwise. */
const flagshipsFirst = (hotels: readonly HotelSummary[]) => hotels.toSorted((a, b) => Number(b.flagship) - Number(a.flagship));

/** A brand as its page shows it: the service answers with every hotel, the page carries what it names. */
export const brandOverview = (api: Api, locale: Locale, groupCode: string, brandCode: string) =>
  queryOptions({
    queryKey: ['hotel-brand', locale, groupCode, brandCode],
    staleTime: 600_000,
    queryFn: async (): Promise<BrandOverview> => {
      const { brand, group, regions } = await api.call('brandHotels', { body: { group: groupCode, brand: brandCode } });
      const first = flagshipsFirst(regions.flatMap(({ hotels }) => hotels))[0];
      return {
        brand,
        group: { code: group.code, name: group.name },
        picture: { key: first?.pictures[0] ?? group.picture, id: first?.id ?? '0', place: first?.place.code ?? '' },
        regions: regions.map(({ region, hotels }) => ({
          ...region,
          total: hotels.length,
          hotels: flagshipsFirst(hotels)
            .slice(0, namedPerRegion)
            .map(({ id, slug, name, place, district }) => ({ id, slug, name, place, district })),
        })),
      };
    },
  });
