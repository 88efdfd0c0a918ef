import { storage } from '@voyage/api-client/session-fixtures.ts';
import { loginRequired, routeIds } from '@voyage/routes/pages.ts';
import { expect, test } from 'vitest';
import { clearMemberData, addressAfterLogout } from './session-end.ts';

const addressOf = (id: string) => `/zh-cn${id && '/'}${id.replaceAll(/\{(\w+)\??\}/g, '$1')}?a=1`;
const open = routeIds.filter((id) => !loginRequired.includes(id));

test.each(loginRequired)('%j is replaced by Home, with a way back unless the member logged out', (id) => {
  expect(addressAfterLogout(addressOf(id), 'zh-cn', 'requested')).toBe('/zh-cn');
  const target = new URL(addressAfterLogout(addressOf(id), 'zh-cn', 'forced') ?? '', 'http://site.test');
  expect(target.pathname).toBe('/zh-cn');
  expect(target.searchParams.get('redirect')).toBe(addressOf(id));
});
test.each(open)('%j stays', (id) => {
  for (const end of ['requested', 'forced'] as const)
    expect(addressAfterLogout(addressOf(id), 'zh-cn', end)).toBeNull();
});

test('everything in storage is removed except the currency and the privilege-only flag', () => {
  const [local, session] = [storage(), storage()];
  const cookies: string[] = [];
  const page = {
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  };
  const values = {
    activeCurrency: 'JPY',
    isPrivilegeOnly: 'true',
    accessToken: 'a',
    refreshToken: 'b',
    currentLang: 'en',
    isDisableLang: 'true',
    isDraftMode: 'true',
    isExpandAll: 'true',
    searchDraft: '{}',
    guestDraft: '{}',
  };
  for (const [key, value] of Object.entries(values)) local.setItem(key, value);
  session.setItem('draft', 'x');
  clearMemberData(local, session, page);
  expect(
    Object.fromEntries(
      Array.from({ length: local.length }, (_, i) => [local.key(i), local.getItem(local.key(i) ?? '')]),
    ),
  ).toEqual({
    activeCurrency: 'JPY',
    isPrivilegeOnly: 'true',
  });
  expect(session.length).toBe(0);
  expect(cookies).toEqual(['currentLang=; path=/; max-age=0']);
});
test('settings that did not exist are not created', () => {
  const local = storage();
  local.setItem('accessToken', 'a');
  clearMemberData(local, storage(), { cookie: '' });
  expect(local.length).toBe(0);
});
