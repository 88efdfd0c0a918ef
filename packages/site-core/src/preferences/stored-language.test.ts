import { queries } from '@voyage/api-client/queries.ts';
import { createApi } from '@voyage/api-client/client.ts';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { stubbedApi } from '@voyage/api-client/stubbed-api.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readMeta, storeMeta } from '../meta/meta-cache.ts';
import {
  removeTranslatedQueries,
  isLanguageLocked,
  languageAfterLogin,
  lockLanguage,
  storeLanguage,
} from './stored-language.ts';

/** As a browser keeps them. */
let cookies: Map<string, string>;
beforeEach(() => {
  cookies = new Map();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((one) => one.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', age = ''] = /^(\w+)=([^;]*);.*max-age=(\d+)/.exec(text) ?? [];
      if (age === '0') cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});

test('a change of language clears phone and country codes of every language, and nothing else', () => {
  const api = createApi({ baseUrl: 'https://service.test/', locale: () => 'en' });
  const client = new QueryClient();
  const codes: QueryKey[] = (['en', 'ja'] as const).flatMap((locale) => [
    queries.phoneAreas(api, locale).queryKey,
    queries.countries(api, locale).queryKey,
    queries.titles(api, locale).queryKey,
  ]);
  const kept: QueryKey[] = [queries.exchange(api).queryKey, queries.searchLocations(api, 'en').queryKey];
  for (const key of [...codes, ...kept]) {
    client.setQueryData(key, {});
    storeMeta(key, { data: {}, at: Date.now() });
  }
  removeTranslatedQueries(client);
  expect(codes.filter((key) => client.getQueryData(key) !== undefined || readMeta(key))).toEqual([]);
  expect(kept.filter((key) => client.getQueryData(key) === undefined || !readMeta(key))).toEqual([]);
});

test('a choice is stored here and for the server', () => {
  storeLanguage('zh-cn');
  expect(localStorage.getItem('currentLang')).toBe('zh-cn');
  expect(Object.fromEntries(cookies)).toEqual({ currentLang: 'zh-cn' });
});

test('pages can keep the language of their address, here and for the server', () => {
  expect(isLanguageLocked()).toBe(false);
  lockLanguage(true);
  expect(isLanguageLocked()).toBe(true);
  expect(Object.fromEntries(cookies)).toEqual({ currentLang: '.keep' });
  storeLanguage('zh-cn');
  expect(Object.fromEntries(cookies)).toEqual({ currentLang: 'zh-cn.keep' });
  lockLanguage(false);
  expect(isLanguageLocked()).toBe(false);
  expect(Object.fromEntries(cookies)).toEqual({ currentLang: 'zh-cn' });
  localStorage.clear();
  cookies.clear();
  lockLanguage(false);
  expect(cookies.size).toBe(0);
});

describe('the language after a login on an English page', () => {
  /** A member whose profile is in `lang`; undefined: it cannot be read. */
  function member(lang: string | undefined) {
    const read = vi.fn(() =>
      lang ? Promise.resolve({ lang }) : Promise.reject(new RequestFailure('timeout', { call: 'profile' })),
    );
    return { read, site: { api: stubbedApi(read), queryClient: new QueryClient() } };
  }

  test('is that of the profile, which is stored for the server and replaced by a later change of the profile', async () => {
    const { site } = member('zh-tw');
    expect(await languageAfterLogin(site, 'en', false)).toEqual({ language: 'zh-tw' });
    expect(Object.fromEntries(cookies)).toEqual({ currentLang: 'zh-tw' });
    expect(localStorage.getItem('currentLang')).toBeNull();
    expect(await languageAfterLogin(member('zh-cn').site, 'zh-tw', false)).toEqual({ language: 'zh-cn' });
  });

  test('is the one chosen in this browser, rather than that of the profile', async () => {
    storeLanguage('en');
    const { site, read } = member('zh-tw');
    expect(await languageAfterLogin(site, 'en', false)).toEqual({ language: 'en' });
    expect(read).not.toHaveBeenCalled();
  });

  test('does not change for members who want pages in the language of their address', async () => {
    lockLanguage(true);
    expect(await languageAfterLogin(member('zh-tw').site, 'en', false)).toEqual({ language: 'en' });
    expect(Object.fromEntries(cookies)).toEqual({ currentLang: '.keep' });
  });

  test('in the middle of a journey is the one it began in, which then counts as chosen; the profile’s is offered', async () => {
    const { site } = member('zh-tw');
    const { queryKey } = queries.countries(site.api, 'en');
    site.queryClient.setQueryData(queryKey, { countries: [] });
    expect(await languageAfterLogin(site, 'en', true)).toEqual({ language: 'en', offered: 'zh-tw' });
    expect(localStorage.getItem('currentLang')).toBe('en');
    expect(Object.fromEntries(cookies)).toEqual({ currentLang: 'en' });
    expect(site.queryClient.getQueryData(queryKey)).toBeDefined();
  });
  test.each(['en', undefined])(
    'in the middle of a journey nothing is offered by a profile in %s',
    async (lang) =>
      expect(await languageAfterLogin(member(lang).site, 'en', true)).toEqual({ language: 'en' }),
  );

  test('does not change if the profile cannot be read, and the login succeeds', async () => {
    const { site, read } = member(undefined);
    expect(await languageAfterLogin(site, 'en', false)).toEqual({ language: 'en' });
    expect(read).toHaveBeenCalledOnce();
    expect(cookies.size).toBe(0);
  });

  test('changes, and codes and countries are fetched again', async () => {
    const { site } = member('zh-tw');
    const { queryKey } = queries.countries(site.api, 'zh-tw');
    site.queryClient.setQueryData(queryKey, { countries: [] });
    await languageAfterLogin(site, 'en', false);
    expect(site.queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});
