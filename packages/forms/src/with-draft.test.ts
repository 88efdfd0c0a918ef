import { expect, test } from 'vitest';
import { withDraft } from './with-draft.ts';

const defaults = { guest: { name: '', email: 'mei@demo.test' }, requests: ['high-floor'], agreed: false };

test('a draft is put into the fields that are kept, and changes no other form', () => {
  const draft = { 'guest.name': 'CHEN', requests: ['late'], agreed: true };
  expect(withDraft(defaults, draft, ['guest.name', 'guest.email', 'requests'])).toEqual({
    guest: { name: 'CHEN', email: 'mei@demo.test' },
    requests: ['late'],
    agreed: false,
  });
  expect(defaults.guest.name).toBe('');
});

test.each([
  [{ 'guest.name': 3 }],
  [{ 'guest.name': null }],
  [{ requests: 'late' }],
  [{ requests: { 0: 'late' } }],
  [{ guest: 'CHEN' }],
  [{}],
])('what another form kept under the same key is left out: %j', (draft) =>
  expect(withDraft(defaults, draft, ['guest.name', 'requests'])).toEqual(defaults),
);
