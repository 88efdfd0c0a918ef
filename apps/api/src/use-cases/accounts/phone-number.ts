import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';
import { parsePhoneNumberFromString as parseAny } from 'libphonenumber-js/min';

/** A mobile number in E.164; null if it cannot receive SMS. */
export const mobileNumber = (text: string): string | null => valid(parseMobile(text));
/** Any number in E.164; null if it is invalid in every country. */
export const reachableNumber = (text: string): string | null => valid(parseAny(text));

const valid = (number: ReturnType<typeof parseAny>): string | null =>
  number?.isValid() && !number.ext ? number.number : null;
