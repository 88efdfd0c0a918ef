import type { Api } from '@voyage/api-client/client.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { railQuery } from './rail-query.ts';

const hit = (id: number) => ({
  hotel: {
    id: String(id),
    slug: `hotel-${id}`,
    name: `Hotel ${id}`,
    district: 'Brickell',
    place: { code: 'mia', name: 'Miami' },
    roomCount: 212,
    standfirst: null,
    pictures: [`picture-${id}`, 'pool'],
    leadPictures: 2,
    flagship: id === 9,
    features: [{ code: 'spa', name: 'Spa' }],
  },
});

test('eight of the hotels of a city, and of each only what its card shows', async () => {
  const call = vi.fn().mockResolvedValue({
    place: { code: 'mia', name: 'Miami' },
    hotels: Array.from({ length: 24 }, (_, i) => hit(i)),
  });
  const api: Pick<Api, 'call'> = { call };
  const rail = await new QueryClient().fetchQuery(railQuery(api, 'en', 'mia', ['picture-9']));
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'hotelSearch',
    expect.objectContaining({ body: { code: 'mia', locationType: 'city', pageSize: 24 } }),
  );
  expect(rail.place).toBe('Miami');
  expect(rail.hotels).toHaveLength(8);
  expect(rail.hotels[0]).toEqual({
    id: '9',
    slug: 'hotel-9',
    name: 'Hotel 9',
    district: 'Brickell',
    place: { code: 'mia', name: 'Miami' },
    roomCount: 212,
    standfirst: null,
    lead: 'pool',
  });
});
