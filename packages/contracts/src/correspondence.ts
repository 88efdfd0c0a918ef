import * as v from 'valibot';
import { policy } from '@voyage/domain/policy.ts';
import { endpoint, idempotencyErrors } from './endpoint.ts';
import {
  brandId,
  email,
  locale,
  optionalPersonName,
  personName,
  phone,
  requiredText,
  salutation,
} from './values.ts';

const tag = 'correspondence';
const open = { tag, access: 'none' } as const;
const optionalCountry = v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/, 'required'));
const country = v.pipe(optionalCountry, v.minLength(1, 'required'));

export const contactTypes = [
  'booking',
  'payment',
  'membership',
  'tailor-made',
  'fast-track',
  'experiences',
  'press',
  'other',
] as const;
export const contactMeta = endpoint('GET', 'v1/meta/contact', {
  ...open,
  summary: 'List inquiry types',
  description: 'Returns the types of inquiry.',
  data: v.object({ types: v.array(v.object({ code: v.string(), name: v.string() })) }),
});
export const contact = endpoint('POST', 'v1/contact', {
  tag,
  access: 'optional',
  summary: 'Send inquiry',
  description: 'Sends an inquiry to customer service and a copy to the sender.',
  idempotent: true,
  body: v.object({
    title: salutation,
    name: v.pipe(personName(500), v.maxLength(policy.contact.nameMax, 'name-length')),
    country,
    phone,
    email,
    type: v.picklist(contactTypes, 'required'),
    text: requiredText(4000),
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ inquiryNumber: v.string() }),
  errors: ['tooManyAttempts', ...idempotencyErrors],
});
export const subscribe = endpoint('POST', 'v1/newsletter', {
  ...open,
  summary: 'Subscribe to newsletter',
  description:
    'Requests a subscription, which must be confirmed by email. The response is the same whether or not the address is known.',
  body: v.object({
    email,
    name: v.optional(optionalPersonName(60), ''),
    country: v.optional(optionalCountry, ''),
    lang: locale,
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({}),
  errors: ['tooManyAttempts'],
});
const token = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,80}$/)) });
export const confirmNewsletter = endpoint('POST', 'v1/newsletter/confirm', {
  ...open,
  summary: 'Confirm newsletter subscription',
  description:
    'Confirms a subscription with the token from the email. Tells whether the address was already subscribed.',
  body: token,
  data: v.object({ state: v.picklist(['subscribed', 'already-subscribed']), email: v.string() }),
  errors: ['invalidNewsletterLink'],
});
export const describeSubscriber = endpoint('POST', 'v1/newsletter/details', {
  ...open,
  summary: 'Add subscriber details',
  description:
    'Stores the name, and the country or region, of a confirmed subscriber, with the token from the confirmation email. What is empty stays as it was.',
  body: v.object({ ...token.entries, name: optionalPersonName(60), country: optionalCountry }),
  data: v.object({}),
  errors: ['invalidNewsletterLink'],
});
export const unsubscribe = endpoint('POST', 'v1/newsletter/unsubscribe', {
  ...open,
  summary: 'Unsubscribe from newsletter',
  description: 'Ends a subscription with the token from any newsletter email.',
  body: token,
  data: v.object({}),
  errors: ['invalidNewsletterLink'],
});
