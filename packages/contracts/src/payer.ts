import {
  isCitizenCertificate,
  isCompanyNumber,
  isDonationCode,
  isMobileCarrier,
} from '@voyage/domain/taiwan.ts';
import * as v from 'valibot';
import { requiredLine, requiredText } from './values.ts';

export const invoice = v.variant('type', [
  v.object({
    type: v.literal('personal'),
    carrier: v.variant('kind', [
      v.object({ kind: v.literal('member') }),
      v.object({
        kind: v.literal('mobile'),
        number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check(isMobileCarrier, 'carrier')),
      }),
      v.object({
        kind: v.literal('certificate'),
        number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.check(isCitizenCertificate, 'carrier')),
      }),
    ]),
  }),
  v.object({
    type: v.literal('company'),
    title: requiredLine(60),
    companyNumber: v.pipe(v.string(), v.trim(), v.check(isCompanyNumber, 'company-number')),
  }),
  v.object({
    type: v.literal('donation'),
    code: v.pipe(v.string(), v.trim(), v.check(isDonationCode, 'donation-code')),
  }),
]);
/** Names match the card and the ID, in English spelling (docs/product/validation.md). */
export const payer = v.object({
  name: v.pipe(requiredText(80), v.regex(/^[A-Za-z][A-Za-z '.-]*$/, 'latin')),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('email')),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+[0-9]{9,15}$/, 'phone')),
});
