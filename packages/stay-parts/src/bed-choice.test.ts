import type { Offer } from '@voyage/contracts/stay.ts';
import { describe, expect, it } from 'vitest';
import { bedsOf, isReferenceOf, withBeds } from './bed-choice.ts';

const kind = (offerRef: string, text: string) => ({ offerRef, text, lang: 'en' as const });
const [king, twins] = [kind('a', '1 king bed'), kind('a_1', '2 single beds')];
type Choice = Pick<Offer, 'offerRef' | 'beds'>;
const rate: Choice = { offerRef: 'a', beds: [king, twins] };
const other: Choice = { offerRef: 'b', beds: [kind('b', '2 single beds'), kind('b_1', '1 king bed')] };
const only: Choice = { offerRef: 'c' };

describe('beds that were chosen', () => {
  it('are an offer of their own', () => {
    expect(withBeds(rate, twins)).toEqual({ ...rate, offerRef: 'a_1' });
    expect(withBeds(withBeds(rate, twins), king)).toEqual(rate);
  });
  it('are those of the same words at another rate of the room', () => {
    expect(withBeds(other, king).offerRef).toBe('b_1');
    expect(withBeds(other, twins).offerRef).toBe('b');
    expect(withBeds(rate, kind('b', '2 single beds')).offerRef).toBe('a_1');
  });
  it('of two kinds in the same words are the one that was pressed', () => {
    const second = kind('d_1', '1 king bed');
    expect(withBeds({ offerRef: 'd', beds: [kind('d', '1 king bed'), second] }, second).offerRef).toBe('d_1');
  });
  it('change nothing where there is no choice, or none of this kind, or nothing was chosen', () => {
    expect(withBeds(only, twins)).toBe(only);
    expect(withBeds(rate, kind('b', '3 single beds'))).toBe(rate);
    expect(withBeds(rate, undefined)).toBe(rate);
  });
});

it('an offer is for one of its beds, for none if there is no choice', () => {
  expect(bedsOf(rate)).toBe(king);
  expect(bedsOf(withBeds(rate, twins))).toBe(twins);
  expect(bedsOf(only)).toBeUndefined();
});

it('a reference is of the offer with any of its beds', () => {
  expect(['a', 'a_1', 'b', 'a_2'].map((reference) => isReferenceOf(rate, reference))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['c', 'a'].map((reference) => isReferenceOf(only, reference))).toEqual([true, false]);
});
