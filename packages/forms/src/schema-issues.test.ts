import { expect, test } from 'vitest';
import * as v from 'valibot';
import { fieldAt, problemsOf } from './schema-issues.ts';

const fields = ['guest.email', 'requests', 'invoice.companyTitle'];

test.each([
  ['guest.email', 'guest.email'],
  ['requests.3', 'requests'],
  ['requests.3.code', 'requests'],
  ['invoice.title', 'invoice.companyTitle'],
  ['stay.adults', undefined],
  ['guest', undefined],
  ['', undefined],
])('the path "%s" belongs to field %s', (path, field) =>
  expect(
    fieldAt(path, fields, (path) => (path === 'invoice.title' ? 'invoice.companyTitle' : undefined)),
  ).toBe(field),
);

const schema = v.object({
  guest: v.object({ email: v.pipe(v.string(), v.email('email'), v.maxLength(5, 'too-long')) }),
  requests: v.pipe(v.array(v.string()), v.maxLength(2, 'too-many')),
});
const problems = (email: string, requests: string[] = []) => {
  const values: Record<string, unknown> = { 'guest.email': email, requests };
  const { issues = [] } = v.safeParse(schema, { guest: { email }, requests });
  return problemsOf(issues, fields, (field) => values[field]);
};

test('one problem per field, with the limit of its rule', () => {
  expect(problems('a@b.c')).toEqual([{ field: 'guest.email', code: 'email', limit: undefined }]);
  expect(problems('mei@demo.test', ['a', 'b', 'c'])).toEqual([
    { field: 'guest.email', code: 'too-long', limit: 5 },
    { field: 'requests', code: 'too-many', limit: 2 },
  ]);
});

test('an empty text is missing, whichever rule it breaks', () =>
  expect(problems(' ')).toEqual([{ field: 'guest.email', code: 'required', limit: undefined }]));

test('an issue that belongs to no field of the form is a programming error', () =>
  expect(() =>
    problemsOf(v.safeParse(v.object({ other: v.string() }), {}).issues ?? [], fields, () => ''),
  ).toThrow('"other"'));
