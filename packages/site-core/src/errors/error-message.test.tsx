import { errorCodes } from '@voyage/contracts/errors.ts';
import { issueCodes, limitedIssueCodes, type RequestIssue } from '@voyage/contracts/issues.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import type { Messages } from '@voyage/i18n/messages.ts';
import { IntlProvider, siteIntl } from '@voyage/i18n/intl.tsx';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useErrorMessage } from './error-message.ts';

const catalog = (brand: 'main' | 'club', locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../../../i18n/generated/${brand}/${locale}.json`, import.meta.url), 'utf8'),
  ) as Messages;
const catalogs = locales.flatMap((locale) =>
  (['main', 'club'] as const)
    .filter((brand) => brand === 'main' || locale !== 'ja')
    .map((brand) => [brand, locale, catalog(brand, locale)] as const),
);

/** The message that a page shows for a failure. */
function messageOf(locale: Locale, error: unknown): string {
  const Page = () => useErrorMessage()(error);
  return renderToString(
    <IntlProvider locale={locale} messages={catalog('main', locale)}>
      <Page />
    </IntlProvider>,
  );
}
const rejected = (...issues: RequestIssue[]) =>
  new RequestFailure('rq0001', { status: 400, details: { issues } });

describe.each(catalogs)('%s in %s', (_brand, locale, messages) => {
  test('has a message for every rule that a request can break, with its limit if it has one', () => {
    const { t } = siteIntl(locale, messages);
    for (const code of issueCodes) {
      expect(messages, code).toHaveProperty([`error.${code}`]);
      const [one, other] = [
        t(`error.${code}` as 'error.value', { limit: 3 }),
        t(`error.${code}` as 'error.value', { limit: 3777 }),
      ];
      expect(one !== other, `${code}: ${one}`).toBe((limitedIssueCodes as readonly string[]).includes(code));
    }
  });
});

test.each(locales)('explains what is wrong with a stay instead of calling it past: %s', (locale) => {
  const { t } = siteIntl(locale, catalog('main', locale));
  const past = messageOf(
    locale,
    new RequestFailure('ht0004', { details: { issues: [{ path: 'stay.checkIn', code: 'past' }] } }),
  );
  expect(past).toBe(t('error.ht0004'));
  const others = [
    messageOf(locale, rejected({ path: 'stay.checkOut', code: 'stay-order' })),
    messageOf(locale, rejected({ path: 'stay.checkOut', code: 'stay-length', limit: 30 })),
    messageOf(locale, rejected({ path: 'stay.checkOut', code: 'stay-horizon', limit: 400 })),
    messageOf(locale, rejected({ path: 'stay.rooms.1.adults', code: 'no-adult', limit: 1 })),
  ];
  expect(new Set([past, ...others, t('error.rq0001')]).size).toBe(6);
  expect(others[1]).toContain('30');
  expect(others[2]).toContain('400');
});

test('leaves messages that need their field to the field, and shows the first that stands alone', () => {
  const { t } = siteIntl('en', catalog('main', 'en'));
  expect(messageOf('en', rejected({ path: 'guest.email', code: 'required' }))).toBe(t('error.rq0001'));
  expect(
    messageOf(
      'en',
      rejected(
        { path: 'guest.email', code: 'required' },
        { path: 'stay.rooms.1.adults', code: 'no-adult', limit: 1 },
      ),
    ),
  ).toBe(t('error.no-adult'));
  expect(messageOf('en', rejected(JSON.parse('{"path":"x","code":"a-rule-of-tomorrow"}')))).toBe(
    t('error.value'),
  );
  expect(
    messageOf('en', new RequestFailure('rq0001', { details: JSON.parse('{"issues":"nonsense"}') })),
  ).toBe(t('error.rq0001'));
  expect(messageOf('en', new Error('no call at all'))).toBe(t('error.sy0002'));
});

test('every failure of the service has a message, or counts as unknown', () => {
  for (const code of errorCodes) expect(messageOf('en', new RequestFailure(code)), code).toMatch(/^[A-Z]/);
});
