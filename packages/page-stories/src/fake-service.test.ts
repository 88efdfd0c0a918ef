import { createApi } from '@voyage/api-client/client.ts';
import { browserTransport } from '@voyage/api-client/transport.ts';
import { isFailure } from '@voyage/api-client/failure.ts';
import { locales } from '@voyage/domain/locale.ts';
import { expect, test, vi } from 'vitest';
import { fakeService, outage, Refusal, neverAnswers, type Answers } from './fake-service.ts';
import { recordedHotelId, recordedIn } from './recorded.ts';

const client = (answers: Answers) =>
  createApi({
    baseUrl: 'http://stories.test/api/',
    locale: () => 'en',
    transport: browserTransport(fakeService(answers)),
  });
const failed = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test.each(locales)('recordings in %s fit the contracts', async (locale) => {
  const { hotelSearch, article } = await recordedIn(locale);
  expect(hotelSearch.hotels.length).toBeGreaterThan(2);
  expect(article.title).not.toBe('');
});

test('the client gets the story’s answer by the name of the endpoint', async () => {
  const { membership, orderConfirmed } = await recordedIn('en');
  const api = client({ membership, order: orderConfirmed });
  expect(await api.call('membership')).toEqual(membership);
  expect(await api.call('order', { params: { id: 'a' } })).toMatchObject({ id: orderConfirmed.id });
});

test('an answer may depend on the body and on the number of earlier calls', async () => {
  const { hotelSearch } = await recordedIn('en');
  const api = client({
    hotelSearch: (earlier, { code }) =>
      earlier === 0 ? outage : { ...hotelSearch, place: { ...hotelSearch.place, code } },
  });
  const search = () => api.call('hotelSearch', { body: { code: 'rom' } });
  expect(await failed(search())).toMatchObject({ code: 'sy0001' });
  expect(await search()).toMatchObject({ place: { code: 'rom' } });
});

test('an error has its code and details', async () => {
  const api = client({ plan: new Refusal('bk0007', { details: { orderId: '1' } }) });
  const error = await failed(api.call('plan', { body: { offerRef: 'x' } }));
  expect(isFailure(error, 'alreadyBooked') && error.details).toEqual({ orderId: '1' });
});

test('a call that is never answered stays pending', async () => {
  const late = new Promise((done) => setTimeout(done, 20, 'late'));
  expect(await Promise.race([client({ exchange: neverAnswers }).call('exchange'), late])).toBe('late');
});

test('a call without an answer in the story is logged as an error', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await failed(client({}).call('exchange'))).toMatchObject({ code: 'sy0003' });
  expect(consoleError).toHaveBeenCalledWith('The story has no answer for GET /api/v1/meta/exchange');
});

test.each(locales)('stories use the hotels of the recorded responses: %s', async (locale) => {
  const { ownHotel, plan } = await recordedIn(locale);
  expect([ownHotel.id, plan.hotel.id]).toEqual([recordedHotelId, recordedHotelId]);
});
