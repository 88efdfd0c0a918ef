import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type account from '../catalogs/shared/en/account.json';
import type booking from '../catalogs/shared/en/booking.json';
import type errors from '../catalogs/shared/en/errors.json';
import type issues from '../catalogs/shared/en/issues.json';
import type groups from '../catalogs/shared/en/groups.json';
import type membership from '../catalogs/shared/en/membership.json';
import type credits from '../catalogs/shared/en/credits.json';
import type journal from '../catalogs/shared/en/journal.json';
import type payment from '../catalogs/shared/en/payment.json';
import type newsletter from '../catalogs/shared/en/newsletter.json';
import type site from '../catalogs/shared/en/site.json';
import type stays from '../catalogs/shared/en/stays.json';
import type brandWords from '../catalogs/main/en/brand.json';

export type Messages = Record<string, MessageFormatElement[]>;
/** Every message there is; one that is not is a type error. */
export type MessageId = keyof (typeof account &
  typeof booking &
  typeof errors &
  typeof issues &
  typeof groups &
  typeof membership &
  typeof credits &
  typeof journal &
  typeof newsletter &
  typeof payment &
  typeof site &
  typeof stays &
  typeof brandWords);
