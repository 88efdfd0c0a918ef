import { createHash, randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import {
  contactTypes,
  type confirmNewsletter,
  type contact,
  type describeSubscriber as details,
  type subscribe,
} from '@voyage/contracts/correspondence.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { and, eq, ne, sql } from '../../db/drizzle.ts';
import { localized } from '../../platform/content.ts';
import { contactInquiries, newsletterSubscribers } from '../../db/schema/inquiries.ts';
import { errors } from '../../platform/errors.ts';
import { readableCode } from '../../platform/readable-code.ts';
import { countryName } from '../../platform/country-name.ts';
import { addressedAs } from '../../mail/addressed-name.ts';
import { inTaipei } from '../../mail/email-member.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { Services } from '../services.ts';
import { countOutgoingMessage, sendingLimits } from '../../session/sending-limits.ts';
import { hashToken, newSecretToken } from '../../session/tokens.ts';

/** The same key gives the same inquiry for any sender: visitors have no account to store keys under. */
const uuidOf = (key: string): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** The subjects of an inquiry, in a language. */
export const contactTypesIn = (locale: Locale) =>
  contactTypes.map((code) => ({ code, name: localized.contactTypes[code][locale] }));

type Inquiry = Output<typeof contact.body>;

/**
 * The answer to an earlier inquiry with this key; undefined if there was none. @throws ApiError rq0007 (a
 * different body)
 */
async function earlierInquiry({ db }: Pick<Services, 'db'>, key: string, body: Inquiry) {
  const [earlier] = await db.orm
    .select()
    .from(contactInquiries)
    .where(eq(contactInquiries.id, idOf(key)));
  if (!earlier) return undefined;
  if (JSON.stringify(canonical(earlier.content)) !== JSON.stringify(canonical(body)))
    throw errors.idempotencyKeyReused();
  return { inquiryNumber: earlier.inquiryNumber };
}

/**
 * Accepts an inquiry, within the limits of those who send and of the mailbox that gets the copy; a repeated
 * one gets the first answer again and is not stored twice. @throws ApiError au0105, rq0007, rq0008
 */
export async function submitInquiry(
  services: Services,
  { key, address, account }: { key: string; address: string; account: string | undefined },
  body: Inquiry,
  locale: Locale,
): Promise<{ inquiryNumber: string }> {
  const earlier = await earlierInquiry(services, key, body);
  if (earlier) return earlier;
  await countOutgoingMessage(services, 'contact', { account, address, recipient: body.email });
  return sendInquiry(services, { key, account }, body, locale);
}

/**
 * Stores an inquiry with an email to us and a copy to its sender, or nothing. @throws ApiError rq0007,
 * rq0008
 */
async function sendInquiry(
  services: Services,
  { key, account }: { key: string; account: string | undefined },
  body: Inquiry,
  locale: Locale,
): Promise<{ inquiryNumber: string }> {
  const now = services.now();
  const id = idOf(key);
  const accepted = await services.db.orm.transaction(async (tx) => {
    const inquiryNumber = `C${readableCode(8)}`;
    const [mine] = await tx
      .insert(contactInquiries)
      .values({ id, inquiryNumber, content: body, lang: locale, userId: account, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!mine) return undefined;
    const type = localized.contactTypes[body.type];
    await queueEmail(tx, {
      template: 'contact-received',
      locale,
      brand: body.brand,
      to: body.email,
      now,
      dedupeKey: `contact-received:${id}`,
      data: {
        name: addressedAs(body.name, body.title, locale),
        reference: inquiryNumber,
        inquiryType: type[locale],
      },
    });
    await queueEmail(tx, {
      template: 'contact-notice',
      locale: 'zh-tw',
      brand: body.brand,
      to: services.env.SERVICE_MAILBOX,
      now,
      dedupeKey: `contact-notice:${id}`,
      data: {
        reference: inquiryNumber,
        inquiryType: type['zh-tw'],
        salutation: localized.titles[body.title]['zh-tw'],
        sender: body.name,
        email: body.email,
        phone: body.phone,
        country: countryName(body.country, 'zh-tw'),
        language: locale,
        receivedAt: inTaipei(now),
        message: body.text,
      },
    });
    return { inquiryNumber };
  });
  // two concurrent requests with the same key
  const answer = accepted ?? (await earlierInquiry(services, key, body));
  if (!answer) throw errors.idempotencyKeyInUse();
  return answer;
}
const idOf = (key: string): string => uuidOf(`contact:${key}`);
const canonical = (value: object) =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Stores the request and sends a confirmation email; does not reveal whether the address was known
 * (docs/product/decisions.md, "Newsletter"). @throws ApiError au0105
 */
export async function requestSubscription(
  services: Services,
  { email, name, country, lang, brand }: Output<typeof subscribe.body>,
  address: string,
): Promise<void> {
  await countOutgoingMessage(services, 'newsletter', { address, recipient: email });
  const now = services.now();
  const token = newSecretToken();
  await services.db.orm.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
      .for('update');
    // prevents the abuse of our emails to flood a mailbox
    if (known && now.getTime() - known.createdAt.getTime() < sendingLimits.newsletter.secondsBetween * 1000)
      return;
    const row = { email, name, country, lang, brand, tokenHash: hashToken(token), createdAt: now };
    if (known)
      await tx
        .update(newsletterSubscribers)
        .set(
          known.status === 'confirmed'
            ? { tokenHash: row.tokenHash, createdAt: now }
            : { ...row, status: 'pending' },
        )
        .where(eq(newsletterSubscribers.email, email));
    else {
      const { rowCount } = await tx
        .insert(newsletterSubscribers)
        .values({ ...row, status: 'pending' })
        .onConflictDoNothing();
      if (rowCount === 0) return; // by another request at the same moment, which sends the email
    }
    await queueEmail(tx, {
      template: 'newsletter-confirm',
      locale: lang,
      brand,
      to: email,
      now,
      data: { token },
    });
  });
}

/** Only the owner of the mailbox learns whether they were subscribed before. @throws ApiError nl0001 */
export async function confirmSubscription(
  services: Services,
  token: string,
): Promise<Output<typeof confirmNewsletter.data>> {
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.tokenHash, hashToken(token)),
          ne(newsletterSubscribers.status, 'unsubscribed'),
        ),
      )
      .for('update');
    if (!row) throw errors.invalidNewsletterLink();
    if (row.status === 'confirmed') return { state: 'already-subscribed' as const, email: row.email };
    await tx
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: now })
      .where(eq(newsletterSubscribers.email, row.email));
    await queueEmail(tx, {
      template: 'newsletter-welcome',
      locale: row.lang,
      brand: row.brand,
      to: row.email,
      now,
      dedupeKey: `newsletter-welcome:${randomUUID()}`,
      data: { unsubscribeToken: token },
    });
    return { state: 'subscribed' as const, email: row.email };
  });
}

/** Of a confirmed subscriber; what is empty stays as it was. @throws ApiError nl0001 */
export async function describeSubscriber(
  services: Services,
  { token, name, country }: Output<typeof details.body>,
): Promise<void> {
  const described = await services.db.orm
    .update(newsletterSubscribers)
    .set({
      name: sql`coalesce(nullif(${name}, ''), ${newsletterSubscribers.name})`,
      country: sql`coalesce(nullif(${country}, ''), ${newsletterSubscribers.country})`,
    })
    .where(
      and(
        eq(newsletterSubscribers.tokenHash, hashToken(token)),
        eq(newsletterSubscribers.status, 'confirmed'),
      ),
    )
    .returning({ email: newsletterSubscribers.email });
  if (described.length === 0) throw errors.invalidNewsletterLink();
}

/** @throws ApiError nl0001 */
export async function endSubscription(services: Services, token: string): Promise<void> {
  const ended = await services.db.orm
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed' })
    .where(eq(newsletterSubscribers.tokenHash, hashToken(token)))
    .returning({ email: newsletterSubscribers.email });
  if (ended.length === 0) throw errors.invalidNewsletterLink();
}
