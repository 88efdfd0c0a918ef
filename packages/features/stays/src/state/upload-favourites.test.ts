import { RequestFailure } from '@voyage/api-client/failure.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveLocalStay, localFavourites, localStay, withFavourite } from './local-favourites.ts';
import { uploadFavourites } from './upload-favourites.ts';

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [{ adults: 2, childAges: [] }] };
const press = (hotelId: string, of?: typeof stay) => {
  localFavourites.set(withFavourite(localFavourites.get(), hotelId, true));
  saveLocalStay(hotelId, of);
};
/** A service that refuses some bodies with an error code. */
function service(
  refuse: (body: { hotelId: string; stay?: object }) => 'ht0001' | 'rq0001' | 'sy0001' | undefined = () =>
    undefined,
) {
  const bodies: object[] = [];
  const call = (_: string, { body }: { body: { hotelId: string; stay?: object } }) => {
    const code = refuse(body);
    if (code) return Promise.reject(new RequestFailure(code));
    bodies.push(body);
    return Promise.resolve({ hotelIds: [body.hotelId] });
  };
  return { bodies, api: { call } as unknown as Parameters<typeof uploadFavourites>[0] }; // the one call it makes
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

describe('what a visitor saved is moved to the account', () => {
  test('the oldest first, each with the stay it was viewed for, unless the member has saved it already; nothing is left behind', async () => {
    press('1', stay);
    press('2');
    const { bodies, api } = service();
    const lists: object[] = [];
    await uploadFavourites(api, (list) => lists.push(list));
    expect(bodies).toEqual([
      { hotelId: '1', stay, unlessSaved: true },
      { hotelId: '2', unlessSaved: true },
    ]);
    expect(lists).toEqual([{ hotelIds: ['1'] }, { hotelIds: ['2'] }]);
    expect(localFavourites.get()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });
  test('a hotel that no longer exists is skipped, and a stay that is refused is left out', async () => {
    press('1', stay);
    press('2', stay);
    const { bodies, api } = service(({ hotelId, stay }) =>
      hotelId === '1' ? 'ht0001' : stay ? 'rq0001' : undefined,
    );
    await uploadFavourites(api, () => {});
    expect(bodies).toEqual([{ hotelId: '2', unlessSaved: true }]);
    expect(localFavourites.get()).toEqual([]);
  });
  test('an outage leaves the rest for the next page', async () => {
    press('1', stay);
    press('2', stay);
    const { api } = service(({ hotelId }) => (hotelId === '2' ? 'sy0001' : undefined));
    await uploadFavourites(api, () => {});
    expect(localFavourites.get()).toEqual(['2']);
    expect(localStay('2')).toEqual(stay);
  });
  test('the stay goes with its hotel', () => {
    press('1', stay);
    localFavourites.set(withFavourite(localFavourites.get(), '1', false));
    saveLocalStay('1', undefined);
    expect(localStay('1')).toBeUndefined();
    localStorage.setItem('favourite-stays', 'not ours');
    expect(localStay('1')).toBeUndefined();
  });
});
