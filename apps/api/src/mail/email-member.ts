import type { Transaction } from '../db/connect.ts';
import type { users } from '../db/schema/users.ts';
import { addressedMember } from './addressed-name.ts';
import { readerLocale } from './brands.ts';
import type { Instant } from './kinds.ts';
import { queueEmail } from './queue.ts';
import type { TemplateData, EmailTemplate } from './templates.ts';
import type { Brand } from './transport.ts';

/** What an email needs of a member. */
export type Addressee = Pick<
  typeof users.$inferSelect,
  'username' | 'title' | 'firstname' | 'lastname' | 'lang' | 'brand'
>;
interface MemberEmail<T extends EmailTemplate> {
  template: T;
  data: Omit<TemplateData[T], 'name'>;
  dedupeKey?: string;
  /** The site from which it comes; that at which the member registered by default. */
  brand?: Brand | undefined;
  now: Date;
}

/** Queues an email that greets a member by name, in the language of the profile. As `queueEmail`. */
export const emailMember = <T extends EmailTemplate>(
  tx: Pick<Transaction, 'insert'>,
  member: Addressee,
  { data, brand = member.brand, ...email }: MemberEmail<T>,
): Promise<boolean> =>
  queueEmail<T>(tx, {
    ...email,
    brand,
    locale: member.lang,
    to: member.username,
    // The name is all that was left out, which the types of a template that is not yet known cannot express.
    data: { name: addressedMember(member, readerLocale(brand, member.lang)), ...data } as TemplateData[T],
  });

/** An instant by the clock of the company. */
export const inTaipei = (at: Date): Instant => ({ at: at.toISOString(), timeZone: 'Asia/Taipei' });
