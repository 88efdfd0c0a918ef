import { afterEach, expect, test, vi } from 'vitest';
import { homeCountry } from './home-country.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['TW', ['zh-TW', 'en-US'], 'America/New_York'],
  ['HK', ['en-US', 'zh-Hant-HK'], 'Asia/Taipei'],
  ['JP', ['ja'], 'Asia/Tokyo'],
  ['TW', ['en-US'], 'Asia/Taipei'], // a browser in English is often set to another country
  ['US', ['en-US'], 'America/New_York'],
  ['CN', [], 'Antarctica/Troll'], // nothing is known: the page's language
])('%s for %j in %s', (country, languages, timeZone) => {
  vi.stubGlobal('navigator', { languages });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone,
  });
  expect(homeCountry('zh-cn')).toBe(country);
});
