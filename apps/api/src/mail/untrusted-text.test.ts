import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { passportNames } from '@voyage/domain/testing/typed-values.ts';
import { describe, expect, it } from 'vitest';
import type { BrandColors } from '../platform/brand-colors.ts';
import { day, night } from '../http/operations/palettes.ts';
import { brands } from './brands.ts';
import { pageUrl } from './links.ts';
import { renderSms } from './render.ts';
import { samples } from '../../testing/mail/samples.ts';
import type { Brand } from './transport.ts';
import { emailTemplates, siteUrl, renderSample, visibleText } from '../../testing/mail/rendered.ts';

describe('visitors’ text', () => {
  const hostile = '<script>alert(1)</script> & "quoted" \'single\'';
  it('is escaped', () => {
    const { html, text } = renderSample('contact-notice', 'en', {
      message: hostile,
      sender: hostile,
      email: '"><b>@x.test',
    });
    expect(html).not.toMatch(/<script|<b>|"quoted"/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot; &#39;single&#39;');
    expect(text).toContain(hostile);
  });

  it('is not interpolated a second time', () => {
    const { text } = renderSample('contact-notice', 'en', { message: '{email} {brand} $& $1' });
    expect(text).toContain('> {email} {brand} $& $1');
  });

  it('cannot change text direction or start another header', () => {
    const { subject, text } = renderSample('contact-notice', 'en', {
      sender: 'A\u202Egnp.exe\u0000\r\nBcc: x',
      message: 'one\r\ntwo\u2028three\u0007',
    });
    expect(subject + text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2028]/); // oxlint-disable-line no-control-regex -- they are what is looked for
    expect(subject).not.toContain('\n');
    expect(text).toContain('> one\n> two three');
  });

  it('does not become a link in an email to an unverified address', () => {
    const { text, html } = renderSample('tailor-made-received', 'en', {
      destination: 'Win at https://evil.example/now',
      name: 'Click http://evil.example now',
    });
    expect(text + visibleText(html)).not.toMatch(/https?:\/\/evil|evil\.example/);
    expect(text).not.toContain('Dear');
    expect(text.replaceAll('\u200b', '')).toContain('Win at https://evil.example/now');
    expect(renderSample('welcome', 'en', { name: 'Dr. Ana-María O’Neill Jr.' }).text).toContain(
      'Dear Dr. Ana-María O’Neill Jr.,',
    );
    expect(renderSample('welcome', 'en', { name: 'Raj s/o Kumar' }).text).toContain('Dear Raj s/o Kumar,');
    for (const [, meant] of passportNames)
      if (meant) expect(renderSample('welcome', 'en', { name: meant }).text).toContain(`Dear ${meant},`);
  });

  it('cannot point a button at another site', () => {
    for (const page of [
      '//evil.example',
      '/\\evil.example',
      '/a\\b',
      '/"onclick',
      'https://evil.example',
      'javascript:alert(1)',
      '/a b',
    ])
      expect(pageUrl('https://www.site.example/', 'en', page)).toBe('https://www.site.example/en');
    expect(pageUrl('https://www.site.example', 'ja', '/user/membership?a=1')).toBe(
      'https://www.site.example/ja/user/membership?a=1',
    );
    expect(renderSample('password-reset', 'en', { token: 'a&b="c"/../d' }).text).toContain(
      'https://www.site.example/en/reset-password?token=a%26b%3D%22c%22%2F..%2Fd',
    );
  });
});

describe('the metadata of an email', () => {
  it('replies go to the visitor; unsubscribing takes one link', () => {
    expect(renderSample('contact-notice').replyTo).toBe('mei-ling@example.test');
    expect(renderSample('contact-received').replyTo).toBeNull();
    const email = renderSample('newsletter-welcome', 'ja');
    expect(email.unsubscribeUrl).toMatch(/^https:\/\/www\.site\.example\/ja\/.+token=/);
    expect(email.text).toContain(email.unsubscribeUrl);
    expect(emailTemplates.filter((template) => renderSample(template).unsubscribeUrl !== null)).toEqual([
      'newsletter-welcome',
    ]);
  });

  it('has the colours, name and languages of its brand', () => {
    for (const brand of ['main', 'club'] as const) {
      const source = (file: string) =>
        readFileSync(new URL(`../../../../packages/${file}`, import.meta.url), 'utf8');
      const tokens = source(`themes/src/${brand}/tokens.ts`);
      for (const [name, value] of Object.entries(brands[brand].color)) {
        // The card of an email is the panel of a dark page, and its frame the frame of the member's card.
        const token =
          brand === 'club' ? ({ raised: 'panel', panel: 'raised', ornament: 'frame' }[name] ?? name) : name;
        expect(tokens).toContain(`${token}: '${value}'`);
      }
      // The service's own pages: what email lacks too, with the surfaces as the site has them.
      const palette = { main: day, club: night }[brand];
      for (const [name, value] of Object.entries(palette)) expect(tokens).toContain(`  ${name}: '${value}'`);
      const facts = source(`brand/src/${brand}.ts`);
      expect(facts).toContain(`name: '${brands[brand].name}'`);
      expect(facts).toContain(
        `phone: '${brands[brand].contact.phone}', email: '${brands[brand].contact.email}'`,
      );
      expect(facts).toContain(
        `locales: [${brands[brand].locales.map((locale) => `'${locale}'`).join(', ')}]`,
      );
      expect(facts).toContain(`defaultLocale: '${brands[brand].defaultLocale}'`);
    }
  });

  it('is readable in light and dark mode', () => {
    const luminance = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
        .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: string, b: string) => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };
    const pairs: [keyof BrandColors, keyof BrandColors][] = [
      ['text', 'page'],
      ['text', 'raised'],
      ['text', 'panel'],
      ['secondary', 'page'],
      ['secondary', 'raised'],
      ['secondary', 'panel'],
      ['action', 'raised'],
      ['onAction', 'action'],
    ];
    for (const colors of [brands.main.color, brands.main.dark, brands.club.color])
      for (const [front, back] of pairs)
        if (colors) expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('an SMS', () => {
  const sms = (locale: Locale, brand: Brand, url: string) =>
    renderSms({
      template: 'verify-code-sms',
      locale,
      brand,
      data: samples(locale)['verify-code-sms'],
      siteUrl: url,
    });
  it.each(locales)('in %s fits one message, with its code and its expiry', (locale) => {
    for (const brand of ['main', 'club'] as const) {
      const text = sms(locale, brand, 'http://localhost:3000');
      expect(text).toMatch(/482913[\s\S]*10|10[\s\S]*482913/);
      expect(text.length).toBeLessThanOrEqual(/^[\x20-\x7e]*$/.test(text) ? 160 : 70);
    }
  });

  it('ends with a line that binds the code to the site’s domain', () => {
    expect(sms('en', 'main', siteUrl).split('\n').at(-1)).toBe('@www.site.example #482913');
    expect(sms('en', 'main', 'http://localhost:3000')).not.toContain('@');
  });
});
