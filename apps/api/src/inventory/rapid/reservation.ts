import { splitNumber } from '@voyage/domain/telephone.ts';
import type { BookRequest } from '../supplier.ts';

/** Longest part of a name. */
const nameLimit = 60;

/** 'SATO/HARUKA': the family name first. */
function nameOf(text: string): { given_name: string; family_name: string } {
  const [family = '', given = family] = text.split('/');
  return { given_name: given.slice(0, nameLimit), family_name: family.slice(0, nameLimit) };
}

/**
 * The body of a booking that our own gateway charges. @param words of special requests, in English, which the hotel
 * reads; `country`: of the address of our company, as whose the booking is billed (ISO 3166-1 alpha-2)
 */
export function reservationOf(
  { clientRef, guestNames, contact, specialRequests, note, loyalty, arrivalTime }: BookRequest,
  { words, country, hold }: { words: (code: string) => string; country: string; hold: boolean },
): object {
  const requests = [
    ...specialRequests.map(words),
    arrivalTime === null ? '' : `Arrival at about ${arrivalTime}`,
    loyalty ? `${loyalty.programme} ${loyalty.number}` : '',
    note,
  ].filter(Boolean);
  const { code, number } = splitNumber(contact.phone);
  return {
    affiliate_reference_id: clientRef,
    hold,
    email: contact.email,
    phone: { country_code: code, number },
    rooms: guestNames.map((name, index) => ({
      ...nameOf(name),
      smoking: false,
      ...(index === 0 && requests.length > 0 && { special_request: requests.join('. ') }),
    })),
    payments: [
      {
        type: 'affiliate_collect',
        billing_contact: { ...nameOf(guestNames[0] ?? ''), address: { country_code: country } },
      },
    ],
  };
}
