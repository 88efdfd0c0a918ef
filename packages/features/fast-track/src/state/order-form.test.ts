import * as v from 'valibot';
import { expect, it } from 'vitest';
import { namesOf, noOrder, orderSchema } from './order-form.ts';

const complete = {
  ...noOrder,
  flightNumber: 'br198',
  serviceDay: '2026-12-20',
  serviceTime: '10:30',
  adults: 1,
  children: 1,
  names: ['Haruka Sato', 'Yui Sato'],
  contactName: 'Haruka Sato',
  contactPhone: '+819012345678',
};

it('combines adults, children and names into the passengers', () => {
  expect(v.parse(orderSchema, complete)).toMatchObject({
    flightNumber: 'BR198',
    passengers: [
      { name: 'Haruka Sato', child: false },
      { name: 'Yui Sato', child: true },
    ],
  });
});

it('finds every name that is missing or not in Latin letters', () => {
  const read = v.safeParse(orderSchema, { ...complete, children: 2, names: ['', '佐藤', 'Yui'] });
  expect(read.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['names.0', 'required'],
    ['names.1', 'latin'],
  ]);
});

it('keeps the names of those who still travel', () => {
  const moved = (adults: number, children: number) =>
    namesOf(['Haruka', 'Ren', 'Yui'], { adults: 2, children: 1 }, { adults, children });
  expect(moved(3, 1).slice(0, 5)).toEqual(['Haruka', 'Ren', '', 'Yui', '']);
  expect(moved(1, 2).slice(0, 4)).toEqual(['Haruka', 'Yui', '', '']);
  expect(moved(2, 0).slice(0, 3)).toEqual(['Haruka', 'Ren', '']);
  expect(moved(2, 1)).toHaveLength(12);
});
