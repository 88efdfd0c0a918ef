import { expect, test } from 'vitest';
import type { BookRequest } from '../supplier.ts';
import { reservationOf } from './reservation.ts';

const request: BookRequest = {
  clientRef: 'V123456789',
  rate: { hotelId: 7, roomTypeId: 70, planCode: 'refundable' },
  stay: { checkIn: '2027-03-12', checkOut: '2027-03-13', rooms: [] },
  acceptedTotal: 20_000,
  acceptedTerms: '',
  guestNames: ['SATO/HARUKA', 'SATO/KEN', 'MADONNA'],
  contact: { title: 'ms', email: 'haruka@example.test', phone: '+819012345678' },
  specialRequests: ['quiet-room'],
  note: 'We arrive by train.',
  customerAddress: '192.0.2.1',
  loyalty: { programme: 'Aurelian Circle', number: 'A1' },
  arrivalTime: '21:00',
};
const told = (changes: Partial<BookRequest> = {}) =>
  reservationOf(
    { ...request, ...changes },
    { words: (code) => `words of ${code}`, country: 'TW', hold: false },
  );

test('each room has the name of who checks in, and the first what the hotel is asked for', () => {
  const special_request =
    'words of quiet-room. Arrival at about 21:00. Aurelian Circle A1. We arrive by train.';
  expect(told()).toMatchObject({
    affiliate_reference_id: 'V123456789',
    email: 'haruka@example.test',
    phone: { country_code: '81', number: '9012345678' },
    rooms: [
      { family_name: 'SATO', given_name: 'HARUKA', special_request },
      { family_name: 'SATO', given_name: 'KEN' },
      { family_name: 'MADONNA', given_name: 'MADONNA' },
    ],
  });
  const quiet = told({ specialRequests: [], note: '', loyalty: null, arrivalTime: null });
  expect(JSON.stringify(quiet)).not.toContain('special_request');
});

test('our own gateway charges the card: the supplier receives none', () => {
  expect(told()).toMatchObject({
    payments: [
      {
        type: 'affiliate_collect',
        billing_contact: { family_name: 'SATO', address: { country_code: 'TW' } },
      },
    ],
  });
});
