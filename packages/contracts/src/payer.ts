import {
  isCitizenCertificate,
  isCompanyNumber,
  isDonationCode,
  isMobileCarrier,
} from '@voyage/domain/taiwan.ts';
import * as v from 'valibot';
import { email, latinName, phone, printedCode, printedDigits, requiredLine } from './values.ts';

export const invoice = v.variant('type', [
  v.object({
    type: v.literal('personal'),
    carrier: v.variant('kind', [
      v.object({ kind: v.literal('member') }),
      v.object({
        kind: v.literal('mobile'),
        number: v.pipe(printedCode, v.check(isMobileCarrier, 'carrier')),
      }),
      v.object({
        kind: v.literal('certificate'),
        number: v.pipe(printedDigits, v.check(isCitizenCertificate, 'carrier')),
      }),
    ]),
  }),
  v.object({
    type: v.literal('company'),
    title: requiredLine(60),
    companyNumber: v.pipe(printedDigits, v.check(isCompanyNumber, 'company-number')),
  }),
  v.object({
    type: v.literal('donation'),
    code: v.pipe(printedDigits, v.check(isDonationCode, 'donation-code')),
  }),
]);
/** Names match the card and the ID, in English spelling (docs/product/validation.md). */
export const payer = v.object({ name: latinName(80), email, phone });
