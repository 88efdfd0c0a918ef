import { locales } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { driverRequest } from './driver-request.ts';

test('a driver is asked in the language of the place', () => {
  expect(driverRequest('Europe/Paris', 'en')).toMatchObject({ lang: 'fr', otherScript: false });
  expect(driverRequest('Asia/Bangkok', 'en')).toMatchObject({ lang: 'th', otherScript: true });
  expect(driverRequest('Asia/Dubai', 'en')).toMatchObject({ lang: 'ar', otherScript: true });
});
test('where the address is known in the local script, the request is in it too', () => {
  for (const locale of locales)
    if (locale !== 'en') expect(driverRequest('Asia/Bangkok', locale).otherScript).toBe(false);
  expect(driverRequest('Asia/Tokyo', 'ja').lang).toBe('ja');
  expect(driverRequest('Asia/Hong_Kong', 'zh-tw').lang).toBe('zh-Hant');
});
test('a language without a request of ours is asked in English, and its script is not passed over', () => {
  expect(driverRequest('Europe/London', 'en')).toMatchObject({ lang: 'en', otherScript: false });
  expect(driverRequest('Asia/Phnom_Penh', 'en')).toMatchObject({ lang: 'en', otherScript: true });
});
test.each(['Africa/Cairo', 'Asia/Bangkok', 'Asia/Seoul', 'Europe/Athens'])(
  'the request in %s is written in the script of its language',
  (zone) => expect(driverRequest(zone, 'en').request).not.toMatch(/\p{Script=Latin}/u),
);
