import { expect, test } from 'vitest';
import { telephoneHours } from './concierge.ts';

const winter = new Date('2027-01-14T12:00:00Z');
test.each([
  ['Asia/Tokyo', winter, { from: '10:00', to: '22:00' }],
  ['Europe/London', winter, { from: '01:00', to: '13:00' }],
  ['Europe/London', new Date('2027-07-14T12:00:00Z'), { from: '02:00', to: '14:00' }],
  ['America/New_York', winter, { from: '20:00', to: '08:00' }],
  ['Asia/Kolkata', winter, { from: '06:30', to: '18:30' }],
])('the telephone is answered on a clock in %s', (zone, now, hours) => {
  expect(telephoneHours(zone, now)).toEqual(hours);
});

test('a clock that shows the time of Taipei needs no second line', () => {
  expect(telephoneHours('Asia/Taipei', winter)).toBeNull();
  expect(telephoneHours('Asia/Singapore', winter)).toBeNull();
});
