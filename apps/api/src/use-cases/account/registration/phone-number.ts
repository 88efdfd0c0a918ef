import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';

/** A mobile number in E.164 as it is; null if it cannot receive SMS. */
export function mobileNumber(text: string): string | null {
  const number = parseMobile(text);
  return number?.isValid() && !number.ext ? number.number : null;
}
