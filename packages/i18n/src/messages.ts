import type { MessageFormatElement } from 'react-intl';
import type account from '../catalogs/shared/en/account.json';
import type booking from '../catalogs/shared/en/booking.json';
import type errors from '../catalogs/shared/en/errors.json';
import type site from '../catalogs/shared/en/site.json';
import type stays from '../catalogs/shared/en/stays.json';
import type brandWords from '../catalogs/main/en/brand.json';

export type Messages = Record<string, MessageFormatElement[]>;
/** Every message there is; one that is not is a type error. */
export type MessageId = keyof (typeof account & typeof booking & typeof errors & typeof site & typeof stays & typeof brandWords);
