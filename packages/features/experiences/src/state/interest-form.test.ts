import { expect, it } from 'vitest';
import { inquiryText, interestSchema } from './interest-form.ts';
import * as v from 'valibot';

const writer = {
  title: 'ms',
  name: 'Mei Chen',
  country: 'TW',
  phone: '+886912345678',
  email: 'mei@demo.test',
};

it('starts with the subject of the inquiry, then the note', () => {
  expect(inquiryText('About space', 'In spring')).toBe('About space\n\nIn spring');
  expect(inquiryText('About space', '')).toBe('About space');
});

it('requires only the sender', () => {
  expect(v.safeParse(interestSchema, { ...writer, text: '' }).success).toBe(true);
  expect(v.safeParse(interestSchema, { ...writer, name: '', text: 'a' }).success).toBe(false);
});

it('leaves room for the subject with the longest note', () => {
  const { text } = v.parse(interestSchema, { ...writer, text: 'a'.repeat(3500) });
  expect(() => inquiryText('I am interested in this experience: White Desert', text)).not.toThrow();
  expect(v.safeParse(interestSchema, { ...writer, text: 'a'.repeat(3501) }).success).toBe(false);
});

it('shows at the note what the inquiry would refuse', () => {
  const typed = { ...writer, text: 'In spring\u0007' };
  expect(v.safeParse(interestSchema, typed).issues?.map(({ message }) => message)).toEqual(['characters']);
});
