import { describe, expect, test } from 'vitest';
import { closestRate, differentTerms, type OfferedTerms } from './closest-rate.ts';

const now = Date.parse('2027-03-01T00:00:00Z');
const dayBefore = '2027-03-11T14:00:00.000Z';
const rate = (code: string, terms: Partial<OfferedTerms['plan']> & { deadline?: string | null } = {}) => {
  const { deadline = dayBefore, ...plan } = terms;
  return {
    plan: { code, payAt: 'property' as const, breakfasts: 0, creditUsd: 0, ...plan },
    cancellation: { deadline },
  };
};
const nonRefundable = rate('non-refundable', { payAt: 'prepaid', deadline: null });
const prepaid = rate('prepaid-advance', { payAt: 'prepaid', deadline: '2027-03-05T14:00:00.000Z' });
const flexible = rate('flexible');
const member = rate('member-privilege', {
  breakfasts: 2,
  creditUsd: 100,
  deadline: '2027-03-10T14:00:00.000Z',
});
const breakfast = rate('breakfast-flexible', { breakfasts: 2 });
const all = [nonRefundable, prepaid, flexible, member, breakfast];
const without = (...gone: OfferedTerms[]) => all.filter((one) => !gone.includes(one));

describe('the rate in place of a wanted one', () => {
  test('is of the same plan, however much cheaper another is', () => {
    for (const wanted of all) expect(closestRate(all, wanted, now)).toBe(wanted);
  });
  test('otherwise is cancelled and paid in the same way, with the same breakfasts if there is one', () => {
    expect(closestRate(without(flexible), flexible, now)).toBe(breakfast);
    expect(closestRate(without(member), member, now)).toBe(breakfast);
    expect(closestRate(without(member, breakfast), member, now)).toBe(flexible);
  });
  test('otherwise can at least be cancelled like it', () => {
    expect(closestRate([nonRefundable, prepaid], flexible, now)).toBe(prepaid);
    expect(closestRate([nonRefundable], flexible, now)).toBe(nonRefundable);
  });
  test('commits least if it is not known what was wanted', () => {
    expect(closestRate(all, undefined, now)).toBe(flexible);
    expect(closestRate([nonRefundable, prepaid], undefined, now)).toBe(prepaid);
  });
  test('is none without rates', () => expect(closestRate([], flexible, now)).toBeUndefined());
});

describe('the terms that differ', () => {
  test('are none for the same plan in another room', () =>
    expect(differentTerms(rate('flexible', { deadline: '2027-03-11T14:00:00Z' }), flexible, now)).toEqual(
      [],
    ));
  test('are named, an earlier deadline too', () => {
    expect(differentTerms(nonRefundable, flexible, now)).toEqual(['cancellation', 'payment']);
    expect(differentTerms(prepaid, flexible, now)).toEqual(['cancellation', 'payment']);
    expect(differentTerms(flexible, member, now)).toEqual(['cancellation', 'breakfasts', 'credit']);
    expect(differentTerms(breakfast, flexible, now)).toEqual(['breakfasts']);
  });
  test('are not two deadlines that have both passed', () =>
    expect(
      differentTerms(
        prepaid,
        { ...prepaid, ...rate('', { payAt: 'prepaid' }) },
        Date.parse('2027-03-12T00:00:00Z'),
      ),
    ).toEqual([]));
});
