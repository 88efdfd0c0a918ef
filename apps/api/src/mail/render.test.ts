import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { readJsonFile } from '../platform/content-files.ts';
import { brands } from './brands.ts';
import type { EmailWords, SharedWords, SmsWords } from './content.ts';
import { render } from './render.ts';
import { samples } from '../../testing/mail/samples.ts';
import { templateNames, templates, type TemplateData, type TemplateName } from './templates.ts';
import {
  emailTemplates,
  siteUrl,
  allVariants,
  renderSample,
  visibleText,
  singleLine,
} from '../../testing/mail/rendered.ts';

describe('every email in every language', () => {
  it.each(allVariants)('$template in $locale is complete', ({ template, locale }) => {
    for (const brand of ['main', 'club'] as const) {
      const email = renderSample(template, locale, {}, brand);
      for (const text of [email.subject, email.text, visibleText(email.html)]) {
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object|Invalid Date/);
        expect(text.trim()).not.toBe('');
      }
      expect([...email.subject].length).toBeLessThan(78);
      expect(email.text).toContain(brands[brand].name);
      expect(email.text + email.html).not.toContain(brands[brand === 'main' ? 'club' : 'main'].name);
    }
  });

  it.each(allVariants)(
    '$template in $locale has the same content as text and as HTML',
    ({ template, locale }) => {
      const { text, html } = renderSample(template, locale);
      const words = singleLine(visibleText(html));
      const colon = locale === 'en' ? ': ' : '：';
      const missing = text
        .split('\n')
        .map((line) => line.replace(/^> /, ''))
        .filter((line) => line !== '' && line !== '-- ' && !line.startsWith('https://'))
        .filter((line) => {
          const [label = '', ...value] = line.split(colon);
          return (
            !words.includes(singleLine(line)) &&
            !(words.includes(singleLine(label)) && words.includes(singleLine(value.join(colon))))
          );
        });
      expect(missing).toEqual([]);
      for (const url of text.match(/https:\/\/\S+/g) ?? []) expect(html).toContain(`href="${url}"`);
    },
  );

  it.each(allVariants)('$template in $locale contains every field of its data', ({ template, locale }) => {
    const { text } = renderSample(template, locale);
    const data = samples(locale)[template] as Record<string, unknown>;
    for (const [field, kind] of Object.entries<unknown>(templates[template].fields)) {
      const value = data[field];
      if (kind === 'text' || kind === 'text?' || kind === 'name?' || kind === 'count')
        expect(text).toContain(String(value));
      if (kind === 'money' || kind === 'money?') expect(text).toContain(formatMoney(value as Money, locale));
      if (kind === 'day' || kind === 'day?') {
        const [year = '', month = '', day = ''] = String(value)
          .split('-')
          .map((part) => String(Number(part)));
        expect(text).toMatch(
          locale === 'en' ? new RegExp(`\\b${day} \\w+ ${year}`) : `${year}年${month}月${day}日`,
        );
      }
    }
  });

  it.each(allVariants)('$template in $locale is HTML that mail clients display', ({ template, locale }) => {
    const { html } = renderSample(template, locale);
    expect(html).toContain(
      `<html lang="${{ 'zh-tw': 'zh-Hant', 'zh-cn': 'zh-Hans', ja: 'ja', en: 'en' }[locale]}"`,
    );
    expect(html).not.toMatch(
      /<(?:script|link|iframe|form|video|object|svg)|url\(|@import|@font-face|\son\w+=|srcset=|background=/i,
    );
    // Pictures are the site's, the same for every reader, in a form that Outlook shows.
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(html.match(/src=/g)).toHaveLength(images.length);
    for (const image of images) {
      expect(image).toMatch(/ src="https:\/\/www\.site\.example\/mail\/[a-z/]+\.(?:png|jpg)"/);
      expect(image).toMatch(/ width="\d+".* alt="/);
    }
    for (const [, url] of html.matchAll(/href="([^"]*)"/g))
      expect(url).toMatch(/^https:\/\/www\.site\.example\//);
    for (const [, width] of html.matchAll(/(?:max-width:|width=")(\d+)(?:px|")/g))
      expect(Number(width)).toBeLessThanOrEqual(600);
    expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000); // more is cut off by some programs
  });
});

describe('content', () => {
  type Words = Record<Locale, EmailWords & SmsWords>;
  const placeholders = (words: unknown): Set<string> =>
    new Set([...JSON.stringify(words).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string));
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;

  it.each(templateNames)('%s uses exactly its visible fields in every language', (template: TemplateName) => {
    const content = readJsonFile<Words>(`mail/${template}.json`);
    expect(Object.keys(content).toSorted()).toEqual([...locales].toSorted());
    const fields = Object.entries<string | readonly string[]>(templates[template].fields);
    const shown = fields
      .filter(([, kind]) => !['hidden', 'hidden?', 'page?', 'picture?', 'langs?'].includes(String(kind)))
      .map(([field]) => field);
    for (const locale of locales) {
      // a day may be set in parts
      const used = new Set(
        [...placeholders(content[locale])].map((name) => name.replace(/(?:Date|Weekday)$/, '')),
      );
      expect([...used].filter((name) => name !== 'brand' && !shown.includes(name))).toEqual([]);
      expect(shown.filter((field) => field !== 'name' && !used.has(field))).toEqual([]);
      for (const [field, kind] of fields)
        if (typeof kind !== 'string')
          expect(Object.keys(content[locale].choices?.[field] ?? {}).toSorted()).toEqual(
            [...kind].toSorted(),
          );
      expect(JSON.stringify(content[locale]).replaceAll(/\{\w+\}/g, '')).not.toMatch(
        /(?<=[^"[,:{}\]])\{|TODO|lorem/i,
      );
      expect(shape(content[locale])).toEqual(shape(content.en));
    }
  });

  it('uses the same names of levels as the sites', () => {
    const shared = readJsonFile<Record<Locale, SharedWords>>('mail/shared.json');
    for (const locale of locales) {
      const catalog = JSON.parse(
        readFileSync(
          new URL(`../../../../packages/i18n/catalogs/main/${locale}/brand.json`, import.meta.url),
          'utf8',
        ),
      ) as Record<string, string>;
      for (const [level, name] of Object.entries(shared[locale].levels))
        expect(name).toBe(catalog[`tier.${level}`]);
    }
  });

  it('shows arrival and departure side by side, and says the same as text', () => {
    const { html, text } = renderSample('booking-confirmed', 'en');
    expect(text).toContain(
      'Check-in: 1 December 2026\nTuesday, from 15:00 to 02:00 the next day\nCheck-out: 4 December 2026\nFriday, by 12:00\n',
    );
    expect(singleLine(visibleText(html))).toContain(
      'Check-in 1 December 2026 Tuesday, from 15:00 to 02:00 the next day Check-out 4 December 2026 Friday, by 12:00',
    );
    const until = (locale: Locale, checkInHours: 'anyHour' | 'sameDay', latestCheckIn: string | null) =>
      renderSample('booking-confirmed', locale, { checkInHours, latestCheckIn }).text;
    expect(until('en', 'anyHour', null)).toContain('\nTuesday, from 15:00\n');
    expect(until('en', 'sameDay', '22:00')).toContain('\nTuesday, from 15:00 to 22:00\n');
    expect(until('zh-tw', 'sameDay', '22:00')).toContain('星期二　15:00 至 22:00\n');
    expect(until('ja', 'anyHour', null)).toContain('火曜日　15:00より\n');
    expect(renderSample('hold-ended', 'ja').text).toContain('チェックイン：2026年12月1日\n火曜日\n');
  });

  it('uses singular and plural forms', () => {
    const stay = (nights: number, party: { rooms: number; adults: number; children: number }) =>
      renderSample('booking-confirmed', 'en', { nights, party }).text;
    expect(stay(1, { rooms: 1, adults: 1, children: 0 })).toMatch(
      /Length of stay: 1 night\n[\s\S]*Party: 1 adult, 1 room\n/,
    );
    expect(stay(2, { rooms: 2, adults: 3, children: 2 })).toMatch(
      /Length of stay: 2 nights\n[\s\S]*Party: 3 adults, 2 children, 2 rooms\n/,
    );
  });

  it('uses the singular for one in every email', () => {
    const one = function (this: object, _key: string, value: unknown): unknown {
      return typeof value === 'number' && !('currency' in this) ? 1 : value; // an amount stays what it is
    };
    const ones: TemplateData = JSON.parse(JSON.stringify(samples('en'), one));
    for (const template of emailTemplates) {
      const { subject, text } = renderSample(template, 'en', ones[template]);
      expect(`${subject}\n${text}`, template).not.toMatch(
        /\b1 (?:[a-z]+ )?(?:nights|rooms|adults|children|minutes|days|bookings|travellers|credits|hours)\b/,
      );
    }
  });

  it('puts a space between scripts, but not within one', () => {
    const zh = renderSample('booking-confirmed', 'zh-tw').text;
    expect(zh).toContain('很高興為您確認巴黎聖日耳曼艾西德之家的住宿');
    expect(renderSample('booking-confirmed', 'zh-tw', { hotel: 'Maison Alcide' }).text).toContain(
      '很高興為您確認 Maison Alcide 的住宿',
    );
  });
});

describe('values', () => {
  it('formats a deadline in the hotel’s local time', () => {
    const deadline = (place: string) => ({ at: '2027-01-10T09:30:00Z', timeZone: 'Asia/Tokyo', place });
    expect(renderSample('booking-confirmed', 'en', { deadline: deadline('Tokyo') }).text).toContain(
      'Free until Sun, 10 January 2027, 18:30 in Tokyo (GMT+9); after that €715.20 is charged.',
    );
    expect(renderSample('booking-confirmed', 'zh-tw', { deadline: deadline('東京') }).text).toContain(
      '2027年1月10日週日 18:30（東京當地時間，GMT+9）前可免費取消',
    );
    expect(
      renderSample('booking-confirmed', 'ja', {
        deadline: { at: '2027-01-09T15:00:00Z', timeZone: 'Asia/Tokyo', place: '東京' },
      }).text,
    ).toContain('2027年1月10日(日) 00:00（東京の現地時間、GMT+9）まで無料');
    expect(renderSample('payment-received', 'zh-tw').text).toContain('12:12（臺北當地時間，GMT+8）');
    expect(renderSample('payment-received').text).toContain('12:12 in Taipei (GMT+8)');
  });

  it('formats money as the sites do', () => {
    expect(renderSample('payment-received').text).toContain('NT$35,000');
    expect(
      renderSample('booking-confirmed', 'ja', { total: { amount: 62_000, currency: 'JPY' } }).text,
    ).toContain('62,000円');
    expect(renderSample('booking-confirmed').text).toContain('€2,145.60');
  });

  it('omits absent values with their labels', () => {
    expect(renderSample('booking-confirmed', 'en', { hotelConfirmationNumber: null }).text).not.toContain(
      'Hotel confirmation',
    );
    expect(renderSample('payment-received', 'en', { cardLastFour: null }).html).not.toContain('Ending in');
    expect(renderSample('payment-received', 'en', { page: null }).text).not.toContain('https://');
    expect(renderSample('welcome', 'en', { name: null }).text).not.toContain('Dear');
    const supplied = 'https://i.pictures.example/a.jpg?w=1000&h=700';
    expect(renderSample('booking-confirmed', 'en', { picture: supplied }).html).toContain(
      ' src="https://i.pictures.example/a.jpg?w=1000&amp;h=700"',
    );
    const onThisMachine = 'http://127.0.0.1:4010/a.jpg';
    expect(renderSample('booking-confirmed', 'en', { picture: onThisMachine }).html).toContain(
      ` src="${onThisMachine}"`,
    );
    const unpictured = renderSample('booking-confirmed', 'en', { picture: null }).html;
    expect(unpictured).toContain('/mail/mark.png');
    expect(unpictured).not.toContain('.jpg');
    expect(renderSample('membership-active', 'en', { monthlyBookings: null }).text).toContain(
      'Free bookings per month: Unlimited',
    );
  });

  it('has a separate text for each choice', () => {
    expect(
      renderSample('booking-confirmed', 'en', {
        cancellation: 'notRefundable',
        deadline: null,
        penalty: null,
      }).text,
    ).toContain('Cancellation: Non-refundable.');
    expect(
      renderSample('booking-confirmed', 'en', { cancellation: 'passed', deadline: null }).text,
    ).toContain('cancelling now costs €715.20');
    expect(
      renderSample('booking-cancelled', 'en', { outcome: 'free', penalty: { amount: 0, currency: 'EUR' } })
        .text,
    ).toContain('There is no charge.');
  });

  it('says that a credit is not returned, or was, only if one was used', () => {
    const texts = (credit: 'used' | 'unused') =>
      (['booking-confirmed', 'booking-cancelled', 'booking-failed', 'hold-ended'] as const).map(
        (template) => renderSample(template, 'en', { credit }).text,
      );
    for (const text of texts('used'))
      expect(text).toMatch(/credit (used for this stay )?(is not|has been) returned/);
    for (const text of texts('unused')) expect(text).not.toMatch(/returned/);
  });

  it('renders a booking email that the version before queued', () => {
    const { credit: _, picture: __, ...data } = samples('en')['booking-cancelled'];
    const email = render({
      template: 'booking-cancelled',
      locale: 'en',
      brand: 'main',
      data: data as TemplateData['booking-cancelled'], // as it was queued
      siteUrl,
    });
    expect(email.text).toContain('is not returned');
    const { checkInHours: ___, latestCheckIn: ____, ...confirmed } = samples('en')['booking-confirmed'];
    const earlier = render({
      template: 'booking-confirmed',
      locale: 'en',
      brand: 'main',
      data: confirmed as TemplateData['booking-confirmed'], // as it was queued
      siteUrl,
    });
    expect(earlier.text).toContain('from 15:00\n');
  });

  it('throws if a field is missing', () => {
    const data = { ...samples('en').welcome, memberNumber: undefined } as unknown as TemplateData['welcome']; // as from a caller without types
    expect(() => render({ template: 'welcome', locale: 'en', brand: 'main', data, siteUrl })).toThrow(
      'memberNumber',
    );
    expect(() => renderSample('payment-failed', 'en', { reason: 'rain' as 'declined' })).toThrow(
      'choice of reason',
    );
  });

  it('truncates the subject if the hotel’s name is long', () => {
    const { subject } = renderSample('booking-confirmed', 'en', {
      hotel: 'The Long and Winding Name of an Establishment on the Shore of a Lake that Nobody Can Spell',
    });
    expect([...subject].length).toBeLessThan(78);
    expect(subject).toMatch(/…$/);
  });
});

describe('on a narrow screen', () => {
  const unwrapped = (html: string) =>
    [...html.matchAll(/<span style="white-space:nowrap;?">([^<]*)<\/span>/g)].map(([, text]) => text);
  it.each(locales)('does not wrap numbers, amounts or telephone numbers in %s', (locale) => {
    const { html } = renderSample('booking-confirmed', locale, {
      hotelConfirmationNumber: 'MA-618204',
      total: { amount: 62_000, currency: 'JPY' },
    });
    expect(unwrapped(html)).toEqual(
      expect.arrayContaining(['MA-618204', locale === 'ja' ? '62,000円' : 'JPY 62,000', '+886 2 5550 1800']),
    );
    expect(html).toMatch(/white-space:nowrap;[^"]*"[^>]*>V7K2-94QF</);
    expect(unwrapped(html)).toEqual(
      expect.arrayContaining(locale === 'en' ? ['1 December', '4 December'] : ['12月1日', '12月4日']),
    );
    expect(unwrapped(renderSample('payment-received', locale).html)).toContain('M-20261110-0042');
  });

  it('keeps a short label on one line, and wraps long ones only between words', () => {
    expect(renderSample('booking-confirmed', 'ja').html).toMatch(/<th [^>]*white-space:nowrap;[^>]*>ご滞在</);
    expect(renderSample('booking-confirmed', 'en').html).toMatch(
      /<th (?![^>]*white-space)[^>]*>Hotel confirmation/,
    );
  });

  it('escapes visitors’ text and leaves it otherwise unchanged', () => {
    const { html } = renderSample('contact-notice', 'en', {
      message: 'A-1 <span style="x">B-2</span> +886 2 5550 1800',
    });
    expect(html).toContain('&lt;span style=&quot;x&quot;&gt;');
    expect(visibleText(html)).toContain('A-1 <span style="x">B-2</span> +886 2 5550 1800');
  });
});
