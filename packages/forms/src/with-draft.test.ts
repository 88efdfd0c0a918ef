import { expect, test } from 'vitest';
import { withDraft } from './with-draft.ts';

const defaults = { guest: { name: '', email: 'mei@demo.test' }, requests: ['high-floor'], agreed: false };

test('a draft fills the fields that are saved, and changes no other form', () => {
  const draft = { 'guest.name': 'CHEN', requests: ['late'], agreed: true };
  expect(withDraft(defaults, draft, ['guest.name', 'guest.email', 'requests'])).toEqual({
    guest: { name: 'CHEN', email: 'mei@demo.test' },
    requests: ['late'],
    agreed: false,
  });
  expect(defaults.guest.name).toBe('');
});

test('an entry of a record is a field of its own: the entry of another key is left', () => {
  const numbers = { numbers: { belvoir: '' } };
  const draft = { 'numbers.aurelian': 'AC-1000' };
  expect(withDraft(numbers, draft, ['numbers.belvoir'])).toEqual(numbers);
});

test.each([
  [{ 'guest.name': 3 }],
  [{ 'guest.name': null }],
  [{ requests: 'late' }],
  [{ requests: { 0: 'late' } }],
  [{ guest: 'CHEN' }],
  [{}],
])('invalid data of another form under the same key is ignored: %j', (draft) =>
  expect(withDraft(defaults, draft, ['guest.name', 'requests'])).toEqual(defaults),
);
