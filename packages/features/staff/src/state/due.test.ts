import { expect, test } from 'vitest';
import { dueWord, isOurTurn, isOverdue } from './due.ts';

const planner = (day: string) => ({ who: 'planner' as const, day });
const member = { who: 'member' as const, day: '2026-11-20' };

test('a planner is overdue from the day after the due date', () => {
  expect(isOverdue(planner('2026-11-20'), '2026-11-20')).toBe(false);
  expect(isOverdue(planner('2026-11-20'), '2026-11-21')).toBe(true);
  expect(isOverdue(member, '2026-12-01')).toBe(false);
  expect(isOverdue(null, '2026-12-01')).toBe(false);
});
test.each([
  [planner('2026-11-20'), 'first-contact', 'dueBy'],
  [planner('2026-11-18'), 'first-contact', 'overdue'],
  [member, null, 'memberDue'],
  [null, null, 'memberTurn'],
  [null, 'consulting-fee', 'noDue'],
] as const)('for %j, with %j as the next stage: %s', (due, next, word) =>
  expect(dueWord({ due, next }, '2026-11-19')).toBe(word),
);
test('it is our turn if staff can act and the member has nothing to do', () => {
  expect(isOurTurn({ due: planner('2026-11-20'), next: 'first-contact' })).toBe(true);
  expect(isOurTurn({ due: null, next: 'contract' })).toBe(true);
  expect(isOurTurn({ due: member, next: 'travel' })).toBe(false);
  expect(isOurTurn({ due: member, next: null })).toBe(false);
});
