import type { Api } from '@voyage/api-client/client.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';

/** How many hotels of each region are listed; the results have all of them. */
const namedPerRegion = 8;

type NamedHotel = Pick<HotelSummary, 'id' | 'slug' | 'name' | 'place' | 'district'>;
export interface BrandOverview {
  brand: { code: string; name: string; standfirst: string; hotels: number };
  group: { code: string; name: string };
  /** The page's first picture: of its first hotel. */
  picture: HotelPicture;
  regions: { code: string; name: string; total: number; hotels: NamedHotel[] }[];
}

/** A brand as its page shows it: the page keeps only the shown fields of the listed hotels. */
export const brandOverview = (api: Api, locale: Locale, groupCode: string, brandCode: string) =>
  queryOptions({
    queryKey: ['hotel-brand', locale, groupCode, brandCode],
    staleTime: 600_000,
    queryFn: async (): Promise<BrandOverview> => {
      const { brand, group, regions } = await api.call('brandHotels', {
        body: { group: groupCode, brand: brandCode, perRegion: namedPerRegion },
      });
      const all = regions.flatMap(({ hotels }) => hotels);
      const first = all.find(({ flagship }) => flagship) ?? all[0];
      return {
        brand,
        group: { code: group.code, name: group.name },
        picture: first?.pictures[0] ?? group.picture,
        regions: regions.map(({ region, total, hotels }) => ({
          ...region,
          total,
          hotels: hotels.map(({ id, slug, name, place, district }) => ({ id, slug, name, place, district })),
        })),
      };
    },
  });
