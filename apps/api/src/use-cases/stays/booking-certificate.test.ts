import type { Locale } from '@voyage/domain/locale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { payWith, prepaidOffer } from '../../../testing/prepaid-offers.ts';

let s: TestService;
beforeAll(async () => void (s = await startService({ TAPPAY_THREE_D_SECURE: 'false' })));
afterAll(() => s.close());

/** The text of the certificate, or the error code. */
async function certificateOf(
  token: string,
  orderId: string,
  { query = '', locale = 'en' }: { query?: string; locale?: Locale } = {},
): Promise<string> {
  s.pass(61_000); // a member may request a few per minute
  const reply = await s.app.fetch(
    new Request(`http://api.test/v1/user/hotel/order/${orderId}/pdf${query}`, {
      headers: { authorization: `Bearer ${token}`, lang: locale },
    }),
    { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
  );
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (reply.status !== 200)
    return String((JSON.parse(new TextDecoder().decode(bytes)) as { code?: string }).code);
  return pdfText(bytes).replaceAll('\u00a0', ' ');
}
async function booked(city = 'par') {
  const [member] = await s.addMembers(1, 'platinum');
  const found = await s.firstOffer(city);
  const reply = await s.book(member!.token, found.offerRef);
  expect(reply.data?.status, reply.text).toBe('confirmed');
  const [row] = await s.sql<{ member_number: string }>('select member_number from users where id = $1', [
    member!.id,
  ]);
  return {
    token: member!.token,
    orderId: reply.data.orderId as string,
    bookingNumber: reply.data.bookingNumber as string,
    memberNumber: row!.member_number,
  };
}

test('a booking has a certificate with its numbers, guest, hotel and terms', async () => {
  const { token, orderId, bookingNumber, memberNumber } = await booked();
  const { data: order } = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
  const text = await certificateOf(token, orderId);
  for (const part of [
    bookingNumber,
    memberNumber,
    order.reservationNumber,
    order.hotelConfirmationNumber,
    order.hotel.name,
    order.hotelContact.address,
    'SATO, Haruka',
  ])
    expect(text).toContain(part);
  expect(text).toContain('ALDERMERE');
  expect(text).toContain('+886 2 5550 1800');
  expect(text).toMatch(/^2 adults$/m);
  expect(text).toMatch(/^1 room$/m);
  expect(text).toMatch(/Issued \d+ November 2026/);
  expect(text).toMatch(/Free until .* in Paris \(GMT\+1\)/);
  expect(text).toMatch(/Approximately NT\$[\d,]+, at €1 = NT\$[\d.]+ \(\d+ November 2026\)/);
});

test('it has the brand of the requesting site, a language of that site, and the currency that the reader chose', async () => {
  const { token, orderId } = await booked();
  const club = await certificateOf(token, orderId, { query: '?brand=club&currency=USD', locale: 'ja' });
  expect(club).toContain('Lanthorn Club');
  expect(club).toContain('members@lanthorn.example');
  expect(club).toContain('Booking certificate');
  expect(club).toMatch(/Approximately US\$/);
  expect(await certificateOf(token, orderId, { query: '?brand=main', locale: 'ja' })).toContain('予約確認書');
  await s.sql("update users set brand = 'club' where id = (select user_id from hotel_orders where id = $1)", [
    orderId,
  ]);
  expect(await certificateOf(token, orderId)).toContain('ALDERMERE'); // on whose site it was booked
  await s.sql('update hotel_orders set brand = null where id = $1', [orderId]);
  expect(await certificateOf(token, orderId)).toContain('Lanthorn Club');
  expect(await certificateOf(token, orderId, { query: '?currency=EUR' })).not.toContain('Approximately');
  expect(await certificateOf(token, orderId, { query: '?currency=XXX' })).not.toContain('Approximately');
  expect(await certificateOf(token, orderId, { query: '?brand=other' })).toBe('rq0001');
});

test('what the desk needs is beneath in English, unless the language is spoken there', async () => {
  const paris = await booked();
  const { data: order } = await s.call('GET', `v1/user/hotel/order/${paris.orderId}`, { token: paris.token });
  for (const locale of ['ja', 'zh-tw', 'zh-cn'] as const) {
    const text = await certificateOf(paris.token, paris.orderId, { locale });
    for (const part of [order.hotel.name, order.hotelContact.address, 'Check-in', 'Check-out'])
      expect(text, locale).toContain(part);
  }
  const tokyo = await booked('tyo');
  expect(await certificateOf(tokyo.token, tokyo.orderId, { locale: 'ja' })).not.toContain('Check-in');
  expect(await certificateOf(tokyo.token, tokyo.orderId, { locale: 'zh-tw' })).toContain('Check-in');
});

test('a cancelled booking has a certificate that states this; without a booking there is none', async () => {
  const { token, orderId } = await booked();
  const { data: order } = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
  const reply = await s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId, acceptedPenalty: order.cancelNow.penalty },
  });
  expect(reply.status, reply.text).toBe(200);
  const text = await certificateOf(token, orderId, { locale: 'zh-tw' });
  expect(text).toContain('訂房取消證明');
  expect(text).toContain(reply.data.hotelCancellationNumber);
  for (const status of ['pending', 'payment', 'released', 'failed']) {
    await s.sql('update hotel_orders set status = $2 where id = $1', [orderId, status]);
    expect(await certificateOf(token, orderId), status).toBe('bk0003');
  }
});

test('a paid stay names the card', async () => {
  const [member] = await s.addMembers(1, 'platinum');
  const token = member!.token;
  const found = await prepaidOffer(s, 'par');
  const held = await s.book(token, found.offerRef);
  const paid = await payWith(s, token, held.data.payment.orderId as string);
  expect(paid.data.status, paid.text).toBe('success');
  const text = await certificateOf(token, held.data.orderId as string);
  expect(text).toMatch(/Paid in full by card ending in 4242: NT\$[\d,]+\./);
  expect(text).toMatch(/Charged NT\$[\d,]+, at €1 = NT\$[\d.]+/);
});

test('a stay that staff booked and paid names neither their card to the member nor to the hotel', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const agent = (await s.login('agent')).accessToken;
  const { offerRef } = await prepaidOffer(s, 'par');
  const held = await s.book(agent, offerRef, {
    onBehalf: { userId: member!.id, reason: 'Asked for by phone' },
  });
  expect((await payWith(s, agent, held.data.payment.orderId as string)).data.status).toBe('success');
  for (const reader of [member!.token, agent]) {
    const text = await certificateOf(reader, held.data.orderId as string);
    expect(text).toMatch(/Paid in full by our staff: NT\$[\d,]+\./);
    expect(text).not.toContain('4242');
  }
});
