import { storage } from '@voyage/api-client/session-fixtures.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { bookedFor, clearBookedFor, storeBookedFor, type BookedFor } from './booked-for.ts';

const member: BookedFor = {
  userId: 'm-1',
  memberNumber: '88100008',
  firstname: 'Mei',
  lastname: 'Chen',
  title: 'ms',
  email: 'mei@example.test',
  phone: '+886912345670',
  level: 'elite',
  credits: {
    month: '2026-11',
    unlimited: false,
    paid: 0,
    free: { granted: 10, used: 1, remaining: 9 },
    remaining: 9,
    renewsAt: '2026-11-30T16:00:00.000Z',
  },
};
beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});

test('the person booked for is stored until cleared', () => {
  expect(bookedFor()).toBeNull();
  storeBookedFor(member);
  expect(bookedFor()).toEqual(member);
  clearBookedFor();
  expect(bookedFor()).toBeNull();
});
test.each(['', '{', '{"userId":"m-1"}', 'null'])('%j counts as no user', (kept) => {
  sessionStorage.setItem('bookedFor', kept);
  expect(bookedFor()).toBeNull();
});
