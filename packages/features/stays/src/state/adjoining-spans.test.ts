import { expect, test } from 'vitest';
import { adjoiningSpans } from './adjoining-spans.ts';

const spans = (...days: [string | null, string | null][]) => days.map(([from, to]) => ({ from, to }));

test('a season that continues in the next is one, also across the turn of the year', () => {
  expect(
    adjoiningSpans(
      spans(
        ['2027-04-10', '2027-05-31'],
        ['2026-12-18', '2026-12-31'],
        ['2027-01-01', '2027-01-03'],
        ['2027-06-01', '2027-07-10'],
      ),
    ),
  ).toEqual(spans(['2026-12-18', '2027-01-03'], ['2027-04-10', '2027-07-10']));
});
test('three in a row are one', () =>
  expect(
    adjoiningSpans(
      spans(['2027-03-01', '2027-03-05'], ['2027-03-06', '2027-03-09'], ['2027-03-10', '2027-03-12']),
    ),
  ).toEqual(spans(['2027-03-01', '2027-03-12'])));
test('a day between them keeps two apart', () => {
  const apart = spans(['2027-01-18', '2027-01-30'], ['2027-02-01', '2027-02-08']);
  expect(adjoiningSpans(apart)).toEqual(apart);
});
test('one within another changes nothing', () =>
  expect(adjoiningSpans(spans(['2027-03-01', '2027-03-20'], ['2027-03-05', '2027-03-09']))).toEqual(
    spans(['2027-03-01', '2027-03-20']),
  ));
test('a promotion without a last day stays open', () => {
  const open = spans(['2026-11-25', null]);
  expect(adjoiningSpans(open)).toEqual(open);
});
