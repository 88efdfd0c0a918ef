import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequestFailure } from './failure.ts';
import { inDays, storage, token } from './session-fixtures.ts';
import { browserSession, decodePayload, needsRefresh, type TokenPair } from './session.ts';

afterEach(() => vi.unstubAllGlobals());
const pair = (days: number, refreshToken: string): TokenPair => ({
  accessToken: token(inDays(days), refreshToken),
  refreshToken,
});
const [first, next, young] = [pair(1, 'first'), pair(7, 'next'), pair(7, 'first')];
const soon = <T>(value: T) => new Promise<T>((done) => setTimeout(() => done(value), 20));
const refusal = () => new RequestFailure('au0106', { status: 401 });

test('a token is exchanged when three days or fewer remain', () => {
  const now = 1_000_000;
  expect(needsRefresh({ exp: now + 259_200 }, now)).toBe(true);
  expect(needsRefresh({ exp: now + 259_201 }, now)).toBe(false);
  expect(needsRefresh(undefined, now)).toBe(false);
  expect(decodePayload('garbage')).toBeUndefined();
});

describe.each([
  ['with Web Locks', false],
  ['without Web Locks', true],
])('%s', (_name, without) => {
  const noLocks = () => without && vi.stubGlobal('navigator', {});

  test('concurrent calls refresh a token once, and all continue with the new one', async () => {
    noLocks();
    const refresh = vi.fn(() => soon(next));
    const session = browserSession(storage(), refresh);
    session.store(first);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => session.freshToken()));
    expect(refresh.mock.calls).toEqual([['first']]);
    expect(new Set(tokens)).toEqual(new Set([next.accessToken]));
  });

  test('a rejected refresh ends the session and notifies every listener once', async () => {
    noLocks();
    const refresh = vi.fn(() => soon(null).then(() => Promise.reject(refusal())));
    const session = browserSession(storage(), refresh);
    session.store(first);
    const events: string[] = [];
    session.listen((event) => events.push(event));
    expect(await Promise.all(Array.from({ length: 8 }, () => session.freshToken()))).toEqual(
      Array.from({ length: 8 }),
    );
    expect(refresh).toHaveBeenCalledOnce();
    expect(events).toEqual(['changed', 'expired']);
  });

  test('concurrent verifications of the same token send one request', async () => {
    noLocks();
    const refresh = vi.fn(() => soon(next));
    const session = browserSession(storage(), refresh);
    session.store(young);
    expect(await Promise.all([session.verify(), session.verify(), session.verify()])).toEqual([
      'valid',
      'valid',
      'valid',
    ]);
    expect(refresh).toHaveBeenCalledOnce();
  });
});

test('without locks, a refresh by another tab does not end the session of this one', async () => {
  vi.stubGlobal('navigator', {});
  const shared = storage();
  let used = '';
  const refresh = async (refreshToken: string) => {
    await soon(null);
    if (used === refreshToken) throw refusal();
    used = refreshToken;
    return next;
  };
  const [one, other] = [browserSession(shared, refresh), browserSession(shared, refresh)];
  one.store(first);
  expect(new Set(await Promise.all([one.freshToken(), other.freshToken()]))).toEqual(
    new Set([next.accessToken]),
  );
});

test('where the browser refuses locks, as it does with its storage, the calls of a tab refresh once', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const refresh = vi.fn(() => soon(next));
  const session = browserSession(storage(), refresh);
  session.store(first);
  expect(await Promise.all([session.freshToken(), session.freshToken()])).toEqual([
    next.accessToken,
    next.accessToken,
  ]);
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['no network', new RequestFailure('network')],
  ['no answer in time', new RequestFailure('timeout')],
  ['a service that is unavailable', new RequestFailure('sy0001', { status: 503 })],
  ['too many requests', new RequestFailure('rq0005', { status: 429 })],
])('%s does not end the session, and the refresh is retried', async (_what, failure) => {
  const refresh = vi.fn(() => Promise.reject<TokenPair>(failure));
  const session = browserSession(storage(), refresh);
  session.store(first);
  expect(await session.freshToken()).toBe(first.accessToken);
  expect(await session.verify()).toBe('unknown');
  expect(session.token()).toBeDefined();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([
  ['au0104', 400, ['verify'], true],
  ['au0101', 400, [], true],
  ['au0105', 429, [], true],
  ['au0107', 403, [], true],
  ['au0113', 403, [], true],
  ['au0115', 400, [], true],
  ['au0102', 401, ['changed', 'expired'], false],
  ['au0103', 401, ['changed', 'expired'], false],
  ['au0106', 401, [], true], // of the refresh itself, which handles it
] as const)('%s with status %i emits %j', (code, status, said, stays) => {
  const session = browserSession(storage(), () => Promise.reject(new Error('not needed')));
  session.store(young);
  const events: string[] = [];
  session.listen((event) => events.push(event));
  session.onFailure(new RequestFailure(code, { status }));
  expect(events).toEqual(said);
  expect(session.token() !== undefined).toBe(stays);
});

test('a verification that is rejected, or has no refresh token, ends the session', async () => {
  const session = browserSession(storage(), () => Promise.reject(refusal()));
  session.store(young);
  expect(await session.verify()).toBe('over');
  expect(session.token()).toBeUndefined();
  expect(await session.verify()).toBe('over');
});

test('a logout in another tab is noticed, even if it cleared the whole storage', () => {
  const heard: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal(
    'addEventListener',
    (kind: string, listener: (typeof heard)[number]) => kind === 'storage' && heard.push(listener),
  );
  vi.stubGlobal('removeEventListener', () => {});
  const shared = storage();
  const session = browserSession(shared, () => Promise.reject(new Error('not needed')));
  session.store(young);
  const events: string[] = [];
  session.listen((event) => events.push(event));
  const say = (key: string | null) => heard.forEach((listener) => listener({ key }));
  say('accessToken');
  say('searchDraft');
  shared.clear();
  say(null);
  expect(events).toEqual(['changed', 'left']);
});
